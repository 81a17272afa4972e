import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './settled.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What `axe.source` adds to a page. */
interface Checker {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** A list's rows are alike: those after these are not checked. */
const rowsChecked = 8;

/** WCAG 2.2 AA violations on the page, or within `parts` of it, each with its place. Passed checks are not collected, which halves the work. */
export async function barriers(page: Page, parts = ['html']): Promise<string[]> {
  await settled(page);
  // A page that is already checked has the checker.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const context = { include: parts, exclude: [`tbody > tr:nth-child(n + ${rowsChecked + 1})`] };
  return page.evaluate(
    async ([checked, runOnly]) => {
      const checker = (globalThis as unknown as { axe: Checker }).axe;
      const { violations } = await checker.run(checked, { resultTypes: ['violations'], preload: false, runOnly });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [context, levels] as const,
  );
}

/** Number of pixels by which the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Expects the page to be accessible and to fit its window. */
export async function isUsable(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}
