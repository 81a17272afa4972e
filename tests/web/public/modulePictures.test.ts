import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../web/core/i18n/languages.ts';
import { moduleNames } from '../../../web/landing/moduleNames.ts';
import { PublicSite } from './PublicSite.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'web/landing/pictures');
const themes = ['light', 'dark'] as const;
const widths = ['1280', '640', 'phone'];
const megabyte = 1024 ** 2;

test('each module and the home page have a picture in each language, theme and width, and there are no others', () => {
  const wanted = ['home', ...moduleNames].flatMap(name =>
    languages.flatMap(language => themes.flatMap(theme => widths.map(width => `${name}-${language}-${theme}-${width}.webp`))),
  );
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});

test('all of them together stay below six megabytes', () => {
  const sizes = readdirSync(folder).map(name => statSync(join(folder, name)).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(6 * megabyte);
});

describe('the landing page', () => {
  let site: PublicSite;
  beforeAll(async () => void (site = await PublicSite.open()));
  afterAll(() => site.close());

  /** Loads every picture of the modules; returns their files and what a reader of the page is told of them. */
  const shown = async (page: Page) => {
    const pictures = page.locator('#modules li img');
    await expect.poll(() => pictures.count()).toBe(moduleNames.length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    }
    return pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc, alt }) => ({ file: currentSrc.replace(/^.*\/|-.{8}\.webp$/g, ''), alt })),
    );
  };

  test.each([
    { prefix: '', language: 'en', theme: 'light', viewport: { width: 1440, height: 900 }, file: '640' },
    { prefix: '/ar', language: 'ar', theme: 'dark', viewport: { width: 390, height: 844 }, file: 'phone' },
    { prefix: '/sp', language: 'sp', theme: 'dark', viewport: { width: 820, height: 1180 }, file: '640' },
  ] as const)('shows a picture of each module in $language, $theme, $file', async ({ prefix, language, theme, viewport, file }) => {
    const page = await site.visit(`${prefix}/landing-page/`, { viewport, theme });
    const pictures = await shown(page);
    expect(pictures.map(each => each.file)).toEqual(moduleNames.map(name => `${name}-${language}-${theme}-${file}`));
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(moduleNames.length);
  });

  test('changes its pictures with the theme', async () => {
    const page = await site.visit('/landing-page/', { viewport: { width: 1440, height: 900 } });
    const hero = page.getByRole('img', { name: /^Home page of the demo company/ });
    await expect.poll(() => hero.getAttribute('src')).toContain('home-en-light-1280');
    await page.getByRole('banner').getByRole('switch').click();
    await expect.poll(() => hero.getAttribute('src')).toContain('home-en-dark-1280');
  });
});

test('README.md shows each module', () => {
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/src="(web\/landing\/pictures\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(shown.map(path => path.replace(/^.*\//, '')).toSorted()).toEqual(moduleNames.map(name => `${name}-en-light-640.webp`).toSorted());
  for (const path of shown) expect(existsSync(join(root, path))).toBe(true);
});
