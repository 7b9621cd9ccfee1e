import { pageAt, pathOf } from './base.ts';
import { invitationIn, looksLikeHandOver } from './secret_links.ts';

export type Route = { view: 'start' } | { view: 'host' } | { view: 'history' } | { view: 'room'; code: string; game?: number } | { view: 'lost' };

/** Room codes leave out characters that look alike. People type them in either case, with spaces. */
export const roomCode = /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/;
export const tidyCode = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export function parse(page: string): Route {
  if (page === '/' || page === '/index.html') return { view: 'start' };
  if (page === '/host' || page === '/host/') return { view: 'host' };
  if (page === '/history' || page === '/history/') return { view: 'history' };
  const [, typed = '', game] = /^\/r\/([^/]+)(?:\/(\d{1,6}))?\/?$/.exec(page) ?? [];
  const code = tidyCode(typed);
  if (!roomCode.test(code)) return { view: 'lost' };
  return game ? { view: 'room', code, game: Number(game) } : { view: 'room', code };
}

class Router {
  route = $state.raw<Route>(parse(pageAt(location.pathname)));
  /** The query of the address with which the page was opened (`?room=…`). */
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => {
      this.route = parse(pageAt(location.pathname));
      this.query = location.search;
    });
  }

  /** Goes to a page, which may have a query (`?turn=3`) for the view that it opens. */
  go(page: string): void {
    history.pushState(null, '', pathOf(page));
    this.route = parse(page.replace(/[?#].*$/, ''));
    this.query = location.search;
    scrollTo(0, 0);
  }

  /** The same in place of the page that is open, for pages that go on by themselves. */
  replace(page: string): void {
    history.replaceState(null, '', pathOf(page));
    this.route = parse(page);
  }

  /** Once it has been used, the secret need not stand in the address bar. */
  forgetSecret(): void {
    if (invitationIn(location.hash) || looksLikeHandOver(location.hash)) history.replaceState(null, '', location.pathname);
  }

  /** For links within the page: `onclick={router.follow}`. Other buttons and keys are left to the browser. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    const link = event.currentTarget;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(pageAt(link.pathname) + link.search);
  };
}

export const router = new Router();
