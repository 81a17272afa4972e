import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { undoHours } from '../../server/core/bulk/undoBulk.rules.ts';
import type { useTaskUndoMutation } from '../core/relay/generated/useTaskUndoMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useUndoBulkUpdate } from '../core/screens/list/useBulkUndo.ts';
import { readTask } from '../core/task/followTask.ts';
import { useTaskActions } from '../core/task/useTaskActions.ts';
import { toast } from '../core/ui/toasts.ts';
import type { Task } from './useTasks.ts';

/** Types whose deletion is final: deleting a user also deletes their sign-in. */
const final = new Set(['User']);

/** Returns a function that takes back what a task deleted or changed; undefined if there is nothing to take back, or no longer. */
export function useTaskUndo({ id, kind, status, entity, counts, createdAt }: Task): (() => Promise<void>) | undefined {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const { dismiss } = useTaskActions();
  const [restore] = useSaving<useTaskUndoMutation>(graphql`
    mutation useTaskUndoMutation($input: DeleteInput!) {
      restoreRecords(input: $input) {
        ...saving_payload
        restoredIds
      }
    }
  `);
  const undoUpdate = useUndoBulkUpdate();
  const { done } = (counts ?? {}) as { done?: number };
  if (status !== 'DONE' || !done) return undefined;
  if (kind === 'BULK_UPDATE' && isRecent(createdAt))
    return async () => {
      const result = (await readTask(id))?.result as { undoId: string } | undefined;
      if (result && (await undoUpdate(result.undoId))) await dismiss([id]);
    };
  if (kind !== 'BULK_DELETE' || final.has(entity)) return undefined;
  return async () => {
    const result = (await readTask(id))?.result as { doneIds: string[] } | undefined;
    const { issues } = await restore({ input: { ids: result?.doneIds ?? [] } });
    if (issues.length > 0) return toast(intl.formatMessage({ id: 'task.undoFailed' }), 'red', issues[0].text);
    toast(intl.formatMessage({ id: 'task.undone' }, { count: done }));
    await dismiss([id]);
    return revalidate();
  };
}

/** Returns whether a change made then can still be undone. */
const isRecent = (at: string) => Date.now() - Date.parse(at) < undoHours * 3_600_000;
