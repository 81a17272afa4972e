/** Kinds of what stands in the calendar of all modules. */
export const datedKinds = [
  'TASK',
  'SPRINT',
  'PROJECT',
  'ACTIVITY',
  'INTERVIEW',
  'LEAVE',
  'HOLIDAY',
  'DOCUMENT',
  'INVOICE',
  'BILL',
  'PURCHASE_ORDER',
  'RECURRING',
] as const;

export type DatedKindName = (typeof datedKinds)[number];
