import type { RightCode } from '../../../server/core/rules/rightCodes.ts';
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

/** Kinds that are moved to another day, and the right that it takes; the day of all others is agreed with somebody else, or follows from something. */
export const rightsToMove: Partial<Record<DatedKind, RightCode>> = {
  TASK: 'PROJECT_MANAGEMENT_WRITE',
  SPRINT: 'PROJECT_MANAGEMENT_WRITE',
  PROJECT: 'PROJECT_MANAGEMENT_WRITE',
  ACTIVITY: 'CRM_WRITE',
};
