import { registerEnumType } from 'type-graphql';

/** What users are told of. */
export enum NotificationKind {
  /** Somebody named them in a comment. */
  MENTIONED = 'MENTIONED',
  /** Somebody commented on what they own or have commented on. */
  COMMENTED = 'COMMENTED',
  /** They were made the owner of records. */
  ASSIGNED = 'ASSIGNED',
  /** A customer accepted or declined a quotation. */
  QUOTATION_ANSWERED = 'QUOTATION_ANSWERED',
  /** A task that concerns them was done by somebody else. */
  TASK_DONE = 'TASK_DONE',
  /** An import of theirs is finished, or has failed. */
  IMPORT_DONE = 'IMPORT_DONE',
  /** The nightly look at the data found what must not be; SUPER_ADMIN hears of it. */
  DATA_BROKEN = 'DATA_BROKEN',
  /** Little is left of what the company's plan allows; for administrators. */
  PLAN_LIMIT_NEAR = 'PLAN_LIMIT_NEAR',
}
registerEnumType(NotificationKind, { name: 'NotificationKind', description: 'What users are told of.' });

/** Where somebody is told: in the app, by mail at once, in the daily mail. */
export interface Channels {
  inApp: boolean;
  byMail: boolean;
  inDigest: boolean;
}

const quiet: Channels = { inApp: true, byMail: false, inDigest: true };
const urgent: Channels = { inApp: true, byMail: true, inDigest: false };

/** Where those are told who have not said it otherwise. */
export const defaultChannels: Record<NotificationKind, Channels> = {
  MENTIONED: urgent,
  COMMENTED: quiet,
  ASSIGNED: quiet,
  QUOTATION_ANSWERED: urgent,
  TASK_DONE: quiet,
  IMPORT_DONE: { ...quiet, inDigest: false },
  DATA_BROKEN: urgent,
  PLAN_LIMIT_NEAR: quiet,
};
