import type { InboxSource } from '../core/inbox/InboxSource.ts';
import { correctionInbox } from './attendance/correctionInbox.ts';
import { leaveInbox } from './leave/leaveInbox.ts';

/** What waits for whoever decides it in Human resources. */
export const hrmInbox: InboxSource[] = [leaveInbox, correctionInbox];
