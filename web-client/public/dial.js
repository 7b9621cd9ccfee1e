// While the scripts of the page are on their way: dials the server, so that it answers as soon as they are there. src/connection/dial.ts takes over.
{
  const base = new URL(document.currentScript.src).pathname.replace(/\/dial\.js$/, '');
  const hostLooksAfterTheServer = /^\/host\/?$/.test(location.pathname.slice(base.length));
  const playerDecidesFirst = location.hash.startsWith('#hand-over=');
  if (!hostLooksAfterTheServer && !playerDecidesFirst)
    window.dialled = new WebSocket(new URL(`${base}/ws`, location.href.replace(/^http/, 'ws')));
}
