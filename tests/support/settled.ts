import type { Page } from 'playwright-core';

/** Waits for whatever moves on a page and comes to an end: a colour caught halfway is nobody's contrast. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
