import type { ReactNode } from 'react';
import { Day } from '../../core/i18n/Day.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { ClockTime } from './ClockTime.tsx';
import { Minutes } from './Minutes.tsx';

interface Correction {
  readonly day: string;
  readonly timeZone: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly breakMinutes: number;
  readonly reason: string;
}

/** Corrections of attendance: whose they are or how they stand, what they say, and what can be done with them. */
export const CorrectionTable = ({
  head,
  rows,
}: {
  /** Message id of the first column. */
  head: string;
  rows: readonly { key: string; first: ReactNode; correction: Correction; action: ReactNode }[];
}) => (
  <FigureTable
    label="attendanceCorrection.plural"
    heads={[
      head,
      'attendance.day',
      'attendance.startedAt',
      'attendance.endedAt',
      'attendance.breakMinutes',
      'attendanceCorrection.reason',
      'myProfile.action',
    ]}
    words={['attendance.day', 'attendanceCorrection.reason']}
    below={['attendance.day', 'attendance.startedAt', 'attendance.endedAt', 'attendance.breakMinutes', 'attendanceCorrection.reason']}
    rows={rows.map(({ key, first, correction: { day, timeZone, startedAt, endedAt, breakMinutes, reason }, action }) => ({
      key,
      cells: [
        first,
        <Day key="day" on={day} />,
        <ClockTime key="from" at={startedAt} timeZone={timeZone} />,
        <ClockTime key="to" at={endedAt} timeZone={timeZone} />,
        <Minutes key="breaks" count={breakMinutes} />,
        <bdi key="reason">{reason}</bdi>,
        action,
      ],
    }))}
  />
);
