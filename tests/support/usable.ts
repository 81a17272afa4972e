import axe, { type AxeResults, type ElementContext, type RunOptions, type Spec } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './settled.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What `axe.source` adds to a page. */
interface Checker {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
  configure(spec: Spec): void;
}

/** A list's rows are alike: those after these are checked only where they show a colour that is new to the page. */
const rowsChecked = 4;

/** The rules that take most of the time, kept to where they can find something: contrast to colours that are new to the page. */
const narrower: Spec = {
  rules: [
    { id: 'color-contrast', selector: ':not([data-alike])' },
    { id: 'avoid-inline-spacing', selector: '[style*="spacing"], [style*="line-height"]' },
  ],
};

/**
 * Marks each element of the parts that has the colours of one that was checked on this page before: the same tag, attributes and place (first,
 * last, even or odd) among its siblings, and so all elements around it. Of a list's rows, marks those that need no check.
 */
function markAlike([include, rowsChecked]: readonly [include: string[], rowsChecked: number]): void {
  const page = globalThis as { paths?: Map<string, number>; checked?: Set<number> };
  const paths = (page.paths ??= new Map());
  const checked = (page.checked ??= new Set());
  const parts = [...document.querySelectorAll(include.join())];
  const noColour =
    /^(id|href|for|name|value|title|alt|placeholder|datetime|tabindex|popovertarget|data-(alike|known|index|row|initials)|aria-(label|labelledby|describedby|controls|valuenow|\w+index|\w+count|posinset|setsize))$/;
  const noColourOfStyle = /(^|;)\s*(transform|translate|position|inset|top|left|right|bottom|(min-|max-)?(width|height)):[^;]*/g;
  const visit = (element: Element, index: number, above: number, isWithin: boolean): void => {
    const isChecked = isWithin || parts.includes(element);
    if (!isChecked && !parts.some(part => element.contains(part))) return;
    const attributes = [...element.attributes]
      .filter(({ name }) => !noColour.test(name))
      .map(({ name, value }) => `${name}=${name === 'style' ? value.replaceAll(noColourOfStyle, '') : value}`);
    const path = [above, element.localName, index % 2, index === 0, !element.nextElementSibling, ...attributes.sort()].join(' ');
    const number = paths.get(path) ?? paths.size;
    paths.set(path, number);
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue!.trim());
    const isField = /^(input|select|textarea)$/.test(element.localName);
    const isShown = (isField || texts.some(Boolean)) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    element.toggleAttribute('data-alike', checked.has(number) || !isShown);
    // The checker takes a single character for an icon.
    if (isChecked && isShown && (isField || texts.some(text => text.length > 1))) checked.add(number);
    if (element.localName !== 'svg') [...element.children].forEach((child, at) => visit(child, at, number, isChecked));
  };
  visit(document.documentElement, 0, 0, false);
  for (const row of document.querySelectorAll(`tbody > tr:nth-child(n + ${rowsChecked + 1})`))
    row.toggleAttribute('data-known', !row.querySelector(':not([data-alike], svg *)'));
}

/** WCAG 2.2 AA violations on the page, or within `parts` of it, each with its place. Passed checks are not collected, which halves the work. */
export async function barriers(page: Page, parts = ['html']): Promise<string[]> {
  await settled(page);
  // A page that is already checked has the checker.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
    await page.evaluate(spec => (globalThis as unknown as { axe: Checker }).axe.configure(spec), narrower);
  }
  await page.evaluate(markAlike, [parts, rowsChecked] as const);
  const context = { include: parts, exclude: ['tr[data-known]'] };
  return page.evaluate(check, [context, levels] as const);
}

/**
 * Runs the checker. It would look at all of the document, even for a part of it, and at the lines of which icons are drawn, a sixth of all
 * elements. So what stands beside the parts is empty to it, as are icons without a name, and what is drawn in rows that need no check.
 */
async function check([context, runOnly]: readonly [context: { include: string[] }, runOnly: string[]]): Promise<string[]> {
  const parts = [...document.querySelectorAll(context.include.join())];
  const beside = new Set<Node>();
  const visit = (element: Element): void => {
    if (parts.includes(element)) return;
    if (parts.some(part => element.contains(part))) [...element.children].forEach(visit);
    else beside.add(element);
  };
  visit(document.documentElement);
  const icons = new Set<Node | null>(document.querySelectorAll('svg[aria-hidden=true]:not(:has([tabindex], a))'));
  const isPassed = (node: Node) => beside.has(node) || icons.has(node.parentNode) || (node as Element).hasAttribute('data-known');
  const empty = [...beside, ...icons] as Node[];
  for (const element of empty) Object.defineProperty(element, 'childNodes', { value: [], configurable: true });
  document.createTreeWalker = (root: Node, whatToShow?: number) =>
    Document.prototype.createTreeWalker.call(document, root, whatToShow, node =>
      isPassed(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
  try {
    const checker = (globalThis as unknown as { axe: Checker }).axe;
    const { violations } = await checker.run(context, { resultTypes: ['violations'], preload: false, runOnly });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
  } finally {
    for (const element of empty) Reflect.deleteProperty(element, 'childNodes');
    Reflect.deleteProperty(document, 'createTreeWalker');
  }
}

/** Number of pixels by which the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Expects the page to be accessible and to fit its window. */
export async function isUsable(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}
