import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useTaskUndoMutation } from '../core/relay/generated/useTaskUndoMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { readTask } from '../core/task/followTask.ts';
import { useTaskActions } from '../core/task/useTaskActions.ts';
import { toast } from '../core/ui/toasts.ts';
import type { Task } from './useTasks.ts';

/** Types whose deletion is final: deleting a user also deletes their sign-in. */
const final = new Set(['User']);

/** Returns a function that restores the records deleted by a task; undefined if there are none to restore. */
export function useTaskUndo({ id, kind, status, entity, counts }: Task): (() => Promise<void>) | undefined {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { dismiss } = useTaskActions();
  const [restore] = useSaving<useTaskUndoMutation>(graphql`
    mutation useTaskUndoMutation($input: DeleteInput!) {
      restoreRecords(input: $input) {
        ...saving_payload
        restoredIds
      }
    }
  `);
  const { done } = (counts ?? {}) as { done?: number };
  if (kind !== 'BULK_DELETE' || status !== 'DONE' || !done || final.has(entity)) return undefined;
  return async () => {
    const result = (await readTask(id))?.result as { doneIds: string[] } | undefined;
    const { issues } = await restore({ input: { ids: result?.doneIds ?? [] } });
    if (issues.length > 0) return toast(intl.formatMessage({ id: 'task.undoFailed' }), 'red', issues[0].text);
    toast(intl.formatMessage({ id: 'task.undone' }, { count: done }));
    await dismiss([id]);
    return revalidate();
  };
}
