import type { DependencyType } from '../task/DependencyType.ts';
import type { WorkingDays } from './workingDays.ts';

/** Dates of a task, YYYY-MM-DD. */
export interface TaskDates {
  id: string;
  key: string;
  startOn: string | null;
  dueOn: string | null;
  isDone: boolean;
}

/** A task that waits for another; `lag` in working days. */
export interface Waiting {
  taskId: string;
  predecessorId: string;
  type: DependencyType;
  lag: number;
}

/** New dates of a follower, and the keys from the task that was moved to it. */
export interface Moved {
  id: string;
  startOn: string | null;
  dueOn: string | null;
  path: string[];
}

/**
 * Returns the followers that have to move when a task has new dates (modules, projects): forward only, in topological order, each no more than
 * its predecessors demand; it keeps its working days. What is done stays.
 * @param tasks The tasks of the project, with the new dates of the moved one.
 * @param today Nothing is moved to a day before it.
 */
export function movedFollowers(
  movedId: string,
  { tasks, waits, days, today }: { tasks: readonly TaskDates[]; waits: readonly Waiting[]; days: WorkingDays; today: string },
): Moved[] {
  const dates = new Map(tasks.map(task => [task.id, { ...task }]));
  const followersOf = Map.groupBy(waits, ({ predecessorId }) => predecessorId);
  const paths = new Map([[movedId, [dates.get(movedId)!.key]]]);
  const moved = new Map<string, Moved>();
  for (const id of inOrder(movedId, followersOf)) {
    const predecessor = dates.get(id)!;
    for (const wait of followersOf.get(id) ?? []) {
      const task = dates.get(wait.taskId);
      if (!task || task.isDone || !paths.has(id)) continue;
      const next = demanded(task, predecessor, wait, days);
      if (!next) continue;
      const start = task.startOn && next.startOn && next.startOn < today ? { ...shifted(task, days.after(today, 0), days) } : next;
      Object.assign(task, start);
      paths.set(task.id, [...paths.get(id)!, task.key]);
      moved.set(task.id, { id: task.id, startOn: task.startOn, dueOn: task.dueOn, path: paths.get(task.id)! });
    }
  }
  return [...moved.values()];
}

/** Tasks that follow another, each after all that it waits for among them. */
function inOrder(from: string, followersOf: Map<string, Waiting[]>): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const { taskId } of followersOf.get(id) ?? []) visit(taskId);
    order.push(id);
  };
  visit(from);
  return order.reverse();
}

/** The dates that a predecessor demands of a follower, if they are later than its own. */
function demanded(
  task: TaskDates,
  { startOn, dueOn }: TaskDates,
  { type, lag }: Waiting,
  days: WorkingDays,
): Pick<TaskDates, 'startOn' | 'dueOn'> | undefined {
  if (type === 'FINISH_FINISH') {
    const least = dueOn && days.after(dueOn, lag);
    if (!least || !task.dueOn || task.dueOn >= least) return undefined;
    const by = days.between(task.dueOn, least);
    return { startOn: task.startOn && days.after(task.startOn, by), dueOn: least };
  }
  const from = type === 'FINISH_START' ? dueOn : startOn;
  const least = from && days.after(from, type === 'FINISH_START' ? lag + 1 : lag);
  if (!least || !task.startOn || task.startOn >= least) return undefined;
  return shifted(task, least, days);
}

/** A task's dates from a later start, as many working days long. */
const shifted = ({ startOn, dueOn }: TaskDates, start: string, days: WorkingDays) => ({
  startOn: start,
  dueOn: dueOn && days.after(start, days.between(startOn!, dueOn)),
});
