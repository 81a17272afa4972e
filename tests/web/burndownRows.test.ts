import { expect, it } from 'vitest';
import { burndownRows } from '../../web/projects/sprint/burndownRows.ts';

const days = [
  { on: '2026-11-02', tasks: 4, doneTasks: 0, hours: '10', doneHours: '0' },
  { on: '2026-11-03', tasks: 6, doneTasks: 1, hours: '12.5', doneHours: '2.5' },
];

it('a burndown has a row for each day of the sprint, and an even pace from its first day’s work to none', () => {
  expect(burndownRows(days, '2026-11-02', '2026-11-06', 'tasks')).toEqual([
    { on: '2026-11-02', open: 4, done: 0, even: 4 },
    { on: '2026-11-03', open: 5, done: 1, even: 3 },
    { on: '2026-11-04', open: 0, done: 0, even: 2 },
    { on: '2026-11-05', open: 0, done: 0, even: 1 },
    { on: '2026-11-06', open: 0, done: 0, even: 0 },
  ]);
  expect(burndownRows(days, '2026-11-02', '2026-11-03', 'hours')[1]).toEqual({ on: '2026-11-03', open: 10, done: 2.5, even: 0 });
});

it('the burndown of a single day has no pace', () => {
  expect(burndownRows([days[0]], '2026-11-02', '2026-11-02', 'tasks')).toEqual([{ on: '2026-11-02', open: 4, done: 0, even: 0 }]);
});
