import { expect, it } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { barriers } from '../support/usable.ts';

const kinds = async (page: Parameters<typeof barriers>[0], parts?: string[]) =>
  (await barriers(page, parts)).map(barrier => barrier.split(':')[0]).toSorted();

it('finds pale text that is new to a page, in any row of a list, what has no name or fixed spacing, and what is in an icon', async () => {
  const page = await (await sharedChromium()).newPage();
  const style = 'td, p { color: #000; background: #fff } .pale, .paler, .palest { color: #ccc }';
  await page.setContent(
    `<html lang="en"><title>List</title><style>${style}</style><main><h1>List</h1><table><thead><tr><th>Name</th></tr></thead><tbody></tbody></table><div></div></main></html>`,
  );
  const show = (pale: number, look: string, below = '') => {
    const rows = Array.from(
      { length: 20 },
      (_, row) => `<tr data-row="${row}"><td class="${row === pale ? look : 'usual'}">Row ${row}</td></tr>`,
    );
    return page.evaluate(
      ([body, more]) => {
        document.querySelector('tbody')!.innerHTML = body;
        document.querySelector('main > div')!.innerHTML = more;
      },
      [rows.join(''), below],
    );
  };
  await show(-1, '');
  expect(await kinds(page)).toEqual([]);
  await show(15, 'pale');
  expect(await kinds(page, ['main'])).toEqual(['color-contrast']);
  await show(2, 'paler');
  expect(await kinds(page, ['main'])).toEqual(['color-contrast']);
  // A single character may be an icon, so it decides nothing for the next.
  await show(-1, '', '<p class="palest">1</p>');
  expect(await kinds(page, ['main'])).toEqual([]);
  await show(-1, '', '<p class="palest">Pale</p><button></button><p style="letter-spacing: 1px !important">Wide</p>');
  expect(await kinds(page, ['main'])).toEqual(['avoid-inline-spacing', 'button-name', 'color-contrast']);
  // Of icons, the lines alone are passed over.
  const icons = '<svg role="img"><path /></svg><svg aria-hidden="true"><path /></svg><svg aria-hidden="true"><a href="#top"></a></svg>';
  await show(-1, '', icons);
  expect(await kinds(page, ['main'])).toEqual(['aria-hidden-focus', 'svg-img-alt']);
  await show(-1, '', '<p class="palest">Pale</p><button></button><p style="letter-spacing: 1px !important">Wide</p>');
  // Beside a part, nothing is looked at, and all is left as it was.
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<nav><button></button></nav>'));
  expect(await kinds(page)).toEqual(['avoid-inline-spacing', 'button-name', 'button-name', 'color-contrast']);
  expect(await kinds(page, ['main'])).toEqual(['avoid-inline-spacing', 'button-name']);
  expect(await page.evaluate(() => document.querySelector('nav')!.childNodes.length)).toBe(1);
  await page.close();
});
