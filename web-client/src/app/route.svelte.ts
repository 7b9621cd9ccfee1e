export type Route = { view: 'start' } | { view: 'host' } | { view: 'room'; code: string } | { view: 'lost' };

/** Room codes leave out characters that look alike. People type them in either case, with spaces. */
export const roomCode = /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/;
export const tidyCode = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export function parse(path: string): Route {
  if (path === '/' || path === '/index.html') return { view: 'start' };
  if (path === '/host' || path === '/host/') return { view: 'host' };
  const code = tidyCode(/^\/r\/([^/]+)\/?$/.exec(path)?.[1] ?? '');
  return roomCode.test(code) ? { view: 'room', code } : { view: 'lost' };
}

/** The secret in the link of an invitation, in the fragment, which browsers send to no server. */
export const invitationIn = (hash: string): string | null =>
  /^#invitation=([0-9a-fA-F]{64})$/.exec(hash)?.[1] ?? null;

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(path);
    scrollTo(0, 0);
  }

  /** Once it has been used, the secret need not stand in the address bar. */
  forgetInvitation(): void {
    if (invitationIn(location.hash)) history.replaceState(null, '', location.pathname);
  }

  /** For links within the page: `onclick={router.follow}`. Other buttons and keys are left to the browser. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
