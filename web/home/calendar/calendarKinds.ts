import type { AllCalendarQuery$data } from '../../core/relay/generated/AllCalendarQuery.graphql.ts';

type Items = AllCalendarQuery$data['datedItems'];
/** Something in the calendar of all modules. */
export type DatedItem = Items['items'][number];
/** Kind of what stands in the calendar. */
export type DatedKind = DatedItem['kind'];

/** Colours of the kinds, by module; the text tells the rest. */
export const kindPalettes: Record<DatedKind, string> = {
  TASK: 'accent',
  SPRINT: 'accent',
  PROJECT: 'accent',
  ACTIVITY: 'accent',
  INTERVIEW: 'gray',
  LEAVE: 'gray',
  HOLIDAY: 'gray',
  DOCUMENT: 'gray',
  INVOICE: 'green',
  RECURRING: 'green',
  BILL: 'amber',
  PURCHASE_ORDER: 'amber',
};
