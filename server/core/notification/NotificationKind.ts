import { registerEnumType } from 'type-graphql';

/** Kinds of notifications. */
export enum NotificationKind {
  /** The user was mentioned in a comment. */
  MENTIONED = 'MENTIONED',
  /** Someone commented on a record the user follows or owns. */
  COMMENTED = 'COMMENTED',
  /** Someone changed the status of records the user follows. */
  FOLLOWED_CHANGED = 'FOLLOWED_CHANGED',
  /** The user was made the owner of records. */
  ASSIGNED = 'ASSIGNED',
  /** A customer accepted or declined a quotation. */
  QUOTATION_ANSWERED = 'QUOTATION_ANSWERED',
  /** A vendor sent prices, or changed them. */
  VENDOR_QUOTED = 'VENDOR_QUOTED',
  /** A vendor asked about a request for prices. */
  VENDOR_ASKED = 'VENDOR_ASKED',
  /** A vendor acknowledged an order, announced its delivery or sent a bill. */
  VENDOR_ANSWERED = 'VENDOR_ANSWERED',
  /** A vendor registered by a link and waits to be accepted. */
  VENDOR_REGISTERED = 'VENDOR_REGISTERED',
  /** A document waits for the user's approval. */
  APPROVAL_REQUESTED = 'APPROVAL_REQUESTED',
  /** An approver sent a document back that the user wants approved. */
  APPROVAL_REJECTED = 'APPROVAL_REJECTED',
  /** A recurring invoice could not be made out. */
  RECURRING_FAILED = 'RECURRING_FAILED',
  /** A recurring journal entry could not be posted. */
  RECURRING_ENTRY_FAILED = 'RECURRING_ENTRY_FAILED',
  /** Invoices of the user are not paid on their due day. */
  INVOICE_OVERDUE = 'INVOICE_OVERDUE',
  /** Somebody spent more than a cap allows, as its warning or an approver let them. */
  BUDGET_EXCEEDED = 'BUDGET_EXCEEDED',
  /** 80 or 100 percent of the budget of a project that the user manages are used; the count says which. */
  PROJECT_BUDGET_USED = 'PROJECT_BUDGET_USED',
  /** A recurring task could not be made. */
  RECURRING_TASK_FAILED = 'RECURRING_TASK_FAILED',
  /** A saved view could not be mailed, or not to everybody. */
  VIEW_MAIL_FAILED = 'VIEW_MAIL_FAILED',
  /** Pay slips could not be mailed. */
  PAY_SLIPS_UNDELIVERED = 'PAY_SLIPS_UNDELIVERED',
  /** Somebody who reports to the user asks for leave; without such a manager, those who approve in HRM are asked. */
  LEAVE_REQUESTED = 'LEAVE_REQUESTED',
  /** The user's leave was approved or refused. */
  LEAVE_DECIDED = 'LEAVE_DECIDED',
  /** Somebody who reports to the user asks to correct their attendance; without such a manager, those who approve in HRM are asked. */
  CORRECTION_REQUESTED = 'CORRECTION_REQUESTED',
  /** A correction that the user asked for was approved or refused. */
  CORRECTION_DECIDED = 'CORRECTION_DECIDED',
  /** Somebody submitted hours on projects that the user manages; without such a manager, those who approve on all projects are asked. */
  TIME_SUBMITTED = 'TIME_SUBMITTED',
  /** Hours that the user submitted were approved or sent back. */
  TIME_DECIDED = 'TIME_DECIDED',
  /** The user forgot to check out. */
  CHECK_OUT_FORGOTTEN = 'CHECK_OUT_FORGOTTEN',
  /** A document of an employee expires soon. */
  DOCUMENT_EXPIRING = 'DOCUMENT_EXPIRING',
  /** The user has something to do before somebody leaves. */
  LEAVING_TASK = 'LEAVING_TASK',
  /** The user's manager has signed their appraisal. */
  APPRAISAL_SIGNED = 'APPRAISAL_SIGNED',
  /** The user was made an assignee of a project's task. */
  TASK_ASSIGNED = 'TASK_ASSIGNED',
  /** The user was mentioned in the description of a project's task. */
  TASK_MENTIONED = 'TASK_MENTIONED',
  /** A project's task of the user is due today or tomorrow. */
  TASK_DUE = 'TASK_DUE',
  /** A project's task of the user waits for another since now. */
  TASK_BLOCKED = 'TASK_BLOCKED',
  /** All that a project's task of the user waited for is done. */
  TASK_UNBLOCKED = 'TASK_UNBLOCKED',
  /** A task that concerns the user was completed by someone else. */
  TASK_DONE = 'TASK_DONE',
  /** The user's import has finished or failed. */
  IMPORT_DONE = 'IMPORT_DONE',
  /** The nightly data check found a broken invariant; sent to SUPER_ADMIN. */
  DATA_BROKEN = 'DATA_BROKEN',
  /** A plan limit is nearly reached; sent to administrators. */
  PLAN_LIMIT_NEAR = 'PLAN_LIMIT_NEAR',
}
registerEnumType(NotificationKind, { name: 'NotificationKind', description: 'Kinds of notifications.' });

/** Where a user is notified: in the app, by immediate e-mail, in the daily e-mail. */
export interface Channels {
  inApp: boolean;
  byMail: boolean;
  inDigest: boolean;
}

const quiet: Channels = { inApp: true, byMail: false, inDigest: true };
const urgent: Channels = { inApp: true, byMail: true, inDigest: false };

/** Channels of users who have not chosen otherwise. */
export const defaultChannels: Record<NotificationKind, Channels> = {
  MENTIONED: urgent,
  COMMENTED: quiet,
  FOLLOWED_CHANGED: quiet,
  ASSIGNED: quiet,
  QUOTATION_ANSWERED: urgent,
  VENDOR_QUOTED: quiet,
  VENDOR_ASKED: quiet,
  VENDOR_ANSWERED: quiet,
  VENDOR_REGISTERED: quiet,
  APPROVAL_REQUESTED: urgent,
  APPROVAL_REJECTED: urgent,
  RECURRING_FAILED: urgent,
  RECURRING_ENTRY_FAILED: urgent,
  INVOICE_OVERDUE: quiet,
  BUDGET_EXCEEDED: quiet,
  PROJECT_BUDGET_USED: quiet,
  RECURRING_TASK_FAILED: urgent,
  VIEW_MAIL_FAILED: urgent,
  PAY_SLIPS_UNDELIVERED: urgent,
  LEAVE_REQUESTED: urgent,
  LEAVE_DECIDED: urgent,
  CORRECTION_REQUESTED: urgent,
  CORRECTION_DECIDED: quiet,
  TIME_SUBMITTED: urgent,
  TIME_DECIDED: quiet,
  CHECK_OUT_FORGOTTEN: quiet,
  DOCUMENT_EXPIRING: quiet,
  LEAVING_TASK: quiet,
  APPRAISAL_SIGNED: quiet,
  TASK_ASSIGNED: quiet,
  TASK_MENTIONED: urgent,
  TASK_DUE: quiet,
  TASK_BLOCKED: quiet,
  TASK_UNBLOCKED: quiet,
  TASK_DONE: quiet,
  IMPORT_DONE: { ...quiet, inDigest: false },
  DATA_BROKEN: urgent,
  PLAN_LIMIT_NEAR: quiet,
};
