import type { ReactNode } from 'react';

/** What a calendar shows, and how. */
export interface CalendarProps<Item> {
  /** What stands on each day. */
  onDay: ReadonlyMap<string, readonly Item[]>;
  today: string;
  /** First days of the weeks shown. */
  weeks: readonly string[];
  /** The month shown, YYYY-MM; undefined for a week. */
  month: string | undefined;
  /** An item as an entry of a list. */
  entry: (item: Item, day: string) => ReactNode;
}
