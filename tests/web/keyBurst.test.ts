import { expect, it } from 'vitest';
import { isScan, KeyBurst } from '../../web/core/fields/scan/KeyBurst.ts';

const known = (code: string) => ['4006381333931', '4711', '100000'].includes(code);

/** Whether keys that arrive with these gaps in milliseconds, followed by Enter, are recognized as a scan. */
function heard(text: string, ...gaps: number[]): boolean {
  const burst = new KeyBurst();
  let at = 1_000;
  for (const [index, character] of [...text].entries()) burst.add(character, (at += index ? gaps[(index - 1) % gaps.length] : 0));
  const ended = burst.end(at + gaps[0]);
  return ended !== undefined && isScan(ended, known);
}

it.each([
  ['a wired scanner', '012345678905', [8]],
  ['a scanner that pauses to keep up with an old machine', '012345678905', [30]],
  ['letters', 'ABC-1234-XY', [20]],
  ['a short code that is known', '4711', [15]],
  ['a slow radio scanner, whatever it reads', '012345678905', [80]],
  ['a radio scanner that stutters', '012345678905', [20, 20, 20, 140]],
  ['a very slow one that reads what is known', '4006381333931', [140]],
])('hears %s', (_, text, gaps) => expect(heard(text, ...gaps)).toBe(true));

it.each([
  ['an amount typed fast', '1250', [60]],
  ['an amount with its cents', '1250.00', [75]],
  ['millions, in a currency that has them', '15000000', [110]],
  ['a round amount that is a code too', '100000', [90]],
  ['a short amount as a key of the till types it', '20.00', [4]],
  ['a word of somebody who types 150 words a minute', 'damaged', [80]],
  ['a code typed by hand', '4006381333931', [180]],
])('does not take %s for one', (_, text, gaps) => expect(heard(text, ...gaps)).toBe(false));

it('begins anew after a pause, and with whatever is no character', () => {
  const burst = new KeyBurst();
  expect(burst.add('1', 0)).toBe(true);
  expect(burst.add('2', 100)).toBe(false);
  expect(burst.add('3', 300)).toBe(true);
  burst.clear();
  expect(burst.end(310)).toBeUndefined();
});
