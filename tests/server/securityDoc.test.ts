import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

/** Each test file named in a row, with the phrases that the row quotes from it. */
const cited = [...page.matchAll(/`([\w/]+\.test\.ts)`((?:;? “[^”]+”)*)/g)].map(([, file, words]) => ({
  file: `tests/${file}`,
  words: [...words.matchAll(/“([^”]+)”/g)].map(([, text]) => text),
}));

it('what docs/security.md says is proved has the tests and files that it names', () => {
  expect(cited.length).toBeGreaterThan(150);
  const missing = cited.flatMap(({ file, words }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return words.length ? words.filter(word => !text.includes(word)).map(word => `${file}: ${word}`) : [`${file}: which test?`];
  });
  const files = [...page.matchAll(/`((?:\w+\/)+[\w.]+\.(?:tsx?|json|conf))`/g)]
    .map(([, file]) => file)
    .filter(file => !file.endsWith('.test.ts'));
  missing.push(...files.filter(file => !existsSync(file) && !existsSync(`server/core/${file}`)));
  expect(missing).toEqual([]);
});

it('counts its requirements rightly', () => {
  const states = [...page.matchAll(/^\| V[\d.]+ \|[^|]*\| ([^|]*) \|/gm)].map(([, state]) => state.replaceAll('*', ''));
  const many = (state: string) => states.filter(one => one === state).length;
  const said = /Of the (\d+) requirements .*?: (\d+) met .*?, (\d+) met without a test, (\d+) partly, (\d+) not met, (\d+) do not/s.exec(
    page,
  )!;
  expect(said.slice(1).map(Number)).toEqual([states.length, ...['met', 'untested', 'partly', 'not met', 'n/a'].map(many)]);
});
