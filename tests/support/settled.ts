import type { Page } from 'playwright-core';

/** Waits for finite animations on a page to end: the contrast of a half-faded colour is meaningless. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
