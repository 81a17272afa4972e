import { InvalidInput } from '../../core/errors.ts';
import { mostHours } from './attendance.rules.ts';

/** When somebody came and went, as ISO 8601, and the minutes of their breaks. */
export interface Span {
  startedAt: string;
  endedAt: string | null;
  breakMinutes: number;
}

const minute = 60_000;

/** Throws InvalidInput if a stay ends before it starts, lies in the future, lasts longer than a day, or has longer breaks than time. */
export function refuseSpan({ startedAt, endedAt, breakMinutes }: Span): void {
  const [from, until] = [Date.parse(startedAt), Date.parse(endedAt ?? startedAt)];
  if (from > Date.now()) throw new InvalidInput({ field: 'startedAt', code: 'inTheFuture' });
  if (endedAt && until <= from) throw new InvalidInput({ field: 'endedAt', code: 'endBeforeStart' });
  if (until > Date.now()) throw new InvalidInput({ field: 'endedAt', code: 'inTheFuture' });
  if (until - from > mostHours * 60 * minute)
    throw new InvalidInput({ field: 'endedAt', code: 'attendanceTooLong', params: { max: mostHours } });
  if (endedAt && breakMinutes * minute > until - from) throw new InvalidInput({ field: 'breakMinutes', code: 'breakTooLong' });
}
