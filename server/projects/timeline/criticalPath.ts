import { daysAfter } from '../../core/rules/days.ts';
import type { TaskDates, Waiting } from './followers.ts';

const dayLength = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/**
 * Returns the slack of each task with both dates that is not done: days by which it can slip before it delays a task that waits for it past
 * the latest of all due dates. Those without slack are the critical path.
 */
export function slackOf(tasks: readonly TaskDates[], waits: readonly Waiting[]): Map<string, number> {
  const open = new Map(tasks.filter(({ startOn, dueOn, isDone }) => startOn && dueOn && !isDone).map(task => [task.id, task]));
  const end = [...open.values()].reduce((latest, { dueOn }) => (dueOn! > latest ? dueOn! : latest), '');
  const followersOf = Map.groupBy(
    waits.filter(({ taskId }) => open.has(taskId)),
    ({ predecessorId }) => predecessorId,
  );
  const latest = new Map<string, string>();
  /** The latest day on which a task can be due. */
  const latestDue = (id: string): string => {
    const known = latest.get(id);
    if (known) return known;
    const { startOn, dueOn } = open.get(id)!;
    const length = daysBetween(startOn!, dueOn!);
    let due = end;
    for (const { taskId, type, lag } of followersOf.get(id) ?? []) {
      const follower = open.get(taskId)!;
      const followerDue = latestDue(taskId);
      const followerStart = daysAfter(followerDue, -daysBetween(follower.startOn!, follower.dueOn!));
      const least = {
        FINISH_START: () => daysAfter(followerStart, -lag - 1),
        START_START: () => daysAfter(followerStart, length - lag),
        FINISH_FINISH: () => daysAfter(followerDue, -lag),
      }[type]();
      if (least < due) due = least;
    }
    latest.set(id, due);
    return due;
  };
  return new Map([...open.values()].map(({ id, dueOn }) => [id, Math.max(0, daysBetween(dueOn!, latestDue(id)))]));
}
