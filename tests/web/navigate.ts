import type { Page } from 'playwright-core';

/** Goes to an address in the language of the open page as a link would, without loading the page anew, which takes three times as long. */
export const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    const state = { idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1, key: String(Math.random()), usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
