import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, NotAllowed, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import type { TimeEntry } from '../time/TimeEntry.ts';
import { isUsuallyBilled } from '../time/isUsuallyBilled.ts';
import { TimeEntryService } from '../time/TimeEntryService.ts';
import { hoursOfDay, timeEntryRules } from '../time/timeEntry.rules.ts';
import type { RunningTimer } from './RunningTimer.ts';

/** Reads the timer that a user of the company has running. */
export async function runningTimerOf(em: EntityManager, userId: string): Promise<RunningTimer | null> {
  const [timer] = await em.execute<RunningTimer[]>(
    `select t.id as "taskId", t.key as "taskKey", t.name as "taskName",
       to_char(r.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt"
     from timer r join task t on t.company_id = r.company_id and t.id = r.task_id
     where r.company_id = noria_company() and r.user_id = ?`,
    [userId],
  );
  return timer ?? null;
}

/** The viewer's timer: one runs at a time, and what it measured becomes a time entry. */
export class TimerService {
  constructor(private readonly scope: Scope) {}

  /** Starts the timer. Throws Refused `timerRunning`; InvalidInput taskId: notFound, notAMember. */
  async start(taskId: string): Promise<void> {
    const userId = await this.own();
    const [task] = await this.scope.em.execute<{ member: boolean }[]>(
      `select exists (select from project_member m where m.company_id = t.company_id and m.project_id = t.project_id
         and m.user_id = ? and m.deleted_at is null) as member
       from task t where t.company_id = noria_company() and t.id = ? and t.deleted_at is null`,
      [userId, taskId],
    );
    if (!task) throw new InvalidInput({ field: 'taskId', code: 'notFound' });
    if (!task.member) throw new InvalidInput({ field: 'taskId', code: 'notAMember' });
    const started = await this.scope.em.execute(
      'insert into timer (user_id, task_id) values (?, ?) on conflict do nothing returning user_id',
      [userId, taskId],
    );
    if (!started.length) throw new Refused('timerRunning');
  }

  /** Stops the timer and books what it measured, on the day it was started. Throws Refused `noTimer`, and what any time entry may be refused for. */
  async stop(): Promise<TimeEntry> {
    const userId = await this.own();
    const [timer] = await this.scope.em.execute<{ taskId: string; projectId: string; spentOn: string; hours: string }[]>(
      `delete from timer r using company c where c.id = r.company_id and r.company_id = noria_company() and r.user_id = ?
       returning r.task_id as "taskId", (select k.project_id from task k where k.company_id = r.company_id and k.id = r.task_id) as "projectId", (r.started_at at time zone c.time_zone)::date::text as "spentOn",
         greatest(0.01, least(?, round(extract(epoch from now() - r.started_at)::numeric / 3600, 2)))::text as hours`,
      [userId, hoursOfDay],
    );
    if (!timer) throw new Refused('noTimer');
    const isBillable = await isUsuallyBilled(this.scope.em, { ...timer, userId });
    return new TimeEntryService(this.scope).create(timeEntryRules.parse({ ...timer, userId, isBillable }));
  }

  /** Stops the timer without booking anything; without one, does nothing. */
  async discard(): Promise<void> {
    await this.scope.em.execute('delete from timer where company_id = noria_company() and user_id = ?', [await this.own()]);
  }

  /** The viewer as a user of the company. */
  private async own(): Promise<string> {
    const userId = await creatorOf(this.scope);
    if (!userId) throw NotAllowed();
    return userId;
  }
}
