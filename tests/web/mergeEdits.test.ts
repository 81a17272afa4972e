import { expect, test } from 'vitest';
import { mergeEdits } from '../../web/core/screens/mergeEdits.ts';

const line = (quantity: string) => ({ id: '1', quantity });
const base = { name: 'Mill', city: '', rate: 5 as number | string, lines: [line('1')], note: null as string | null };

test('keeps of two edits what only one of both changed, and leaves to decide what both changed otherwise', () => {
  const mine = { ...base, name: 'My mill', lines: [line('2')], note: '' };
  const theirs = { ...base, name: 'Their mill', city: 'Cuenca' };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    values: { ...theirs, name: 'My mill', lines: [line('2')] },
    contested: ['name'],
    taken: ['city'],
  });
});

test('takes for a change neither what both changed alike, nor a number typed as it was, nor what the form does not hold', () => {
  const mine = { ...base, name: 'New mill', rate: '5', city: undefined as unknown as string };
  const theirs = { ...base, name: 'New mill', rate: 7, city: 'Cuenca' };
  expect(mergeEdits(base, mine, theirs)).toEqual({ values: theirs, contested: [], taken: ['city', 'rate'] });
});
