import type { Scope } from '../graphql/Scope.ts';
import { TaskKind } from '../task/BackgroundTask.ts';
import { beginTask } from '../task/beginTask.ts';
import { SavedView } from './SavedView.ts';
import { ViewMail } from './ViewMail.ts';

/** Operation name of tasks that mail a view. */
export const viewMailing = 'mailView';

/** Queues the mail of a view in the current transaction, as a task of its user. */
export async function queueViewMail(scope: Scope, { id, viewId }: Pick<ViewMail, 'id' | 'viewId'>): Promise<void> {
  const view = await scope.em.findOne(SavedView, { id: viewId });
  await beginTask(scope, { kind: TaskKind.MAILING, entity: ViewMail.name, name: view?.name ?? '–', operation: viewMailing, input: { id } });
}
