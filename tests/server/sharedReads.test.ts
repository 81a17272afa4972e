import { expect, it } from 'vitest';
import { SharedReads } from '../../server/core/pages/SharedReads.ts';

/** Reads that end when they are told to, and count themselves. */
function reading() {
  const shared = new SharedReads();
  const open: PromiseWithResolvers<number>[] = [];
  const ask = (key = 'page') =>
    shared.read(key, () => {
      const read = Promise.withResolvers<number>();
      open.push(read);
      return read.promise;
    });
  return { open, ask };
}

it('answers those who ask during a read by the next one, which all of them share', async () => {
  const { open, ask } = reading();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(open).toHaveLength(1);
  open[0].resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => open.length).toBe(2);
  const later = ask();
  open[1].resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await expect.poll(() => open.length).toBe(3);
  open[2].resolve(3);
  expect(await later).toBe(3);
});

it('keeps nothing, neither an answer nor a failure, and mixes no two questions', async () => {
  const { open, ask } = reading();
  const [failing, waiting, other] = [ask(), ask(), ask('another')];
  open[0].reject(new Error('lost'));
  open[1].resolve(7);
  await expect(failing).rejects.toThrow('lost');
  expect(await other).toBe(7);
  await expect.poll(() => open.length).toBe(3);
  open[2].resolve(8);
  expect(await waiting).toBe(8);
  const again = ask();
  expect(open).toHaveLength(4);
  open[3].resolve(9);
  expect(await again).toBe(9);
});
