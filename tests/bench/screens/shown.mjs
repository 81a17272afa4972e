// Runs within the page: when what a screen is opened for has been drawn.

/**
 * Installs `whenShown(selector, since)`, which resolves with the milliseconds, counted from `since`, at which a screen had drawn its data:
 * something in it matches `selector`, nothing in it is loading, and the browser has painted it.
 */
export function watchScreens() {
  /** Marks what the screen that is left has drawn: the next one has elements of its own. */
  const left = 'data-left';
  const isShown = selector => {
    const main = document.querySelector('main');
    return !!main?.querySelector(selector) && !main.querySelector(`[${left}], [aria-busy=true]`);
  };
  globalThis.whenShown = (selector, since) =>
    new Promise((done, failed) => {
      const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - since)));
      if (isShown(selector)) return painted();
      const observer = new MutationObserver(() => {
        if (!isShown(selector)) return;
        observer.disconnect();
        painted();
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
      setTimeout(() => failed(new Error(`${location.pathname} has not shown ${selector}`)), 60_000);
    });
  /** Goes to an address as a link would, without loading the page anew; resolves as `whenShown` does. */
  globalThis.openScreen = (address, selector) => {
    for (const element of document.querySelectorAll('main > *')) element.setAttribute(left, '');
    const state = { idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()), usr: null };
    const since = performance.now();
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return globalThis.whenShown(selector, since);
  };
}
