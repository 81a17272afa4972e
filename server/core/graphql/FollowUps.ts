import type { RecordedChange } from '../database/ChangeLog.ts';
import type { Scope } from './Scope.ts';

/** What follows from a command in its transaction; implemented above, by the notifications. */
export interface FollowUps {
  /** Tells the users whom the command made owners of records. */
  ownersChanged(scope: Scope, changes: readonly RecordedChange[]): Promise<void>;
  /** Tells those who follow records that the command changed their status. */
  statusesChanged(scope: Scope, changes: readonly RecordedChange[]): Promise<void>;
  /** Warns administrators that the company's plan is nearly used up; `percent` of the limit is in use. */
  planLimitNear(scope: Pick<Scope, 'em' | 'context'>, limit: string, percent: number): Promise<void>;
}

declare module './Context.ts' {
  interface Services {
    /** What follows from commands. */
    followUps: FollowUps;
  }
}
