import { z } from 'zod';
import { requiredDay } from '../rules/fields.ts';

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

/** Validation rules for the day that something is moved to. */
export const movedDayRules = z.object({ day: requiredDay });
