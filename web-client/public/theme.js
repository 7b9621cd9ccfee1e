// Before anything is painted: the theme that this browser chose last.
try {
  const base = new URL(document.currentScript.src).pathname.replace(/\/theme\.js$/, '');
  const theme = localStorage.getItem(`crisscross${base}.theme`);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's colours hold.
}
