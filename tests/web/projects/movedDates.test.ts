import { expect, it } from 'vitest';
import { movedBy, stretchedBy } from '../../../web/projects/timeline/movedDates.ts';

const dates = (startOn: string | null, dueOn: string | null) => ({ startOn, dueOn });
const today = '2026-11-26';

it('moves both days of a task, but only the due day of one that has begun', () => {
  expect(movedBy(dates('2026-12-01', '2026-12-04'), 3, today)).toEqual(dates('2026-12-04', '2026-12-07'));
  expect(movedBy(dates('2026-12-01', '2026-12-04'), -9, today)).toEqual(dates('2026-11-25', '2026-11-25'));
  expect(movedBy(dates('2026-11-20', '2026-12-04'), 3, today)).toEqual(dates('2026-11-20', '2026-12-07'));
  expect(movedBy(dates('2026-11-25', '2026-12-04'), 3, today)).toEqual(dates('2026-11-28', '2026-12-07'));
  expect(movedBy(dates(null, '2026-12-04'), -1, today)).toEqual(dates(null, '2026-12-03'));
});

it('stretches a task to its start at least', () => {
  expect(stretchedBy(dates('2026-12-01', '2026-12-04'), 2)).toEqual(dates('2026-12-01', '2026-12-06'));
  expect(stretchedBy(dates('2026-12-01', '2026-12-04'), -9)).toEqual(dates('2026-12-01', '2026-12-01'));
});
