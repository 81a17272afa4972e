import type { InboxSource } from '../core/inbox/InboxSource.ts';
import { correctionInbox } from './attendance/correctionInbox.ts';
import { leaveInbox } from './leave/leaveInbox.ts';
import { teamCorrections, teamLeave } from './team/teamInbox.ts';

/** What waits for whoever decides it: Human resources, the manager of whoever asks, and the manager's stand-in. */
export const hrmInbox: InboxSource[] = [leaveInbox, correctionInbox, teamLeave, teamCorrections];
