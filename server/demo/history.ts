import { demoNow } from './demoNow.ts';

const day = 86_400_000;

/** Months of the demo's history that are complete. */
export const months = 12;
/** Days before them in which a company is set up. */
const setUp = 10;

/** When a demo company began: its history is `months` long from when it was set up. */
export function beginning(): Date {
  const first = new Date(demoNow());
  first.setUTCMonth(first.getUTCMonth() - months);
  return new Date(first.getTime() - setUp * day);
}

/** Business of each month from January on, where 1 is that of a usual one: brisk before the holidays, slow after them and in summer. */
const seasons = [0.82, 0.88, 1, 1.04, 1.08, 1, 0.86, 0.8, 1.04, 1.12, 1.2, 1.28];
/** How much more is done a day at the end of a history than at its beginning. */
const growth = 0.7;

/** How brisk business is at a time of a history that began at `since`, where 1 is usual: it grows, by seasons. */
export function paceAt(at: Date, since: Date): number {
  const share = Math.min(Math.max((at.getTime() - since.getTime()) / (demoNow() - since.getTime()), 0), 1);
  // Between the middles of two months, so that nothing jumps on the first of a month.
  const place = at.getUTCMonth() + (at.getUTCDate() - 1) / 31 + 11.5;
  const [before, after] = [seasons[Math.floor(place) % 12], seasons[(Math.floor(place) + 1) % 12]];
  return (1 - growth / 2 + growth * share) * (before + (after - before) * (place % 1));
}

/** Returns `count` times from `from` to `to` in their order, closer together when business is brisk. */
export function spread(count: number, { since, from, to = new Date(demoNow()) }: { since: Date; from: Date; to?: Date }): Date[] {
  const steps = Math.max(Math.ceil((to.getTime() - from.getTime()) / day), 1);
  const step = (to.getTime() - from.getTime()) / steps;
  const paces = Array.from({ length: steps }, (_, index) => paceAt(new Date(from.getTime() + (index + 0.5) * step), since));
  const whole = paces.reduce((total, pace) => total + pace, 0);
  const times: Date[] = [];
  let done = 0;
  for (const [index, pace] of paces.entries()) {
    for (let next = ((times.length + 0.5) / count) * whole; next < done + pace && times.length < count;) {
      times.push(new Date(from.getTime() + (index + (next - done) / pace) * step));
      next = ((times.length + 0.5) / count) * whole;
    }
    done += pace;
  }
  return times;
}
