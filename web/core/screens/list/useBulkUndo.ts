import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useBulkUndoMutation } from '../../relay/generated/useBulkUndoMutation.graphql.ts';
import { useSaving } from '../../relay/saving.ts';
import { toast, type ToastAction } from '../../ui/toasts.ts';
import { useRevalidate } from '../../relay/useRevalidate.ts';
import { bulkOutcome } from './bulkOutcome.ts';

/** Returns the undo action of a bulk update's toast. */
export function useBulkUndo(): (undoId: string) => ToastAction {
  const intl = useIntl();
  const run = useUndoBulkUpdate();
  return undoId => ({ label: intl.formatMessage({ id: 'action.undo' }), run: () => run(undoId) });
}

/**
 * Returns a function that undoes a bulk update: it puts the records back, shows the result and refetches the screen. It returns false if the
 * server refused.
 */
export function useUndoBulkUpdate(): (undoId: string) => Promise<boolean> {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [undo] = useSaving<useBulkUndoMutation>(graphql`
    mutation useBulkUndoMutation($input: UndoBulkUpdateInput!) {
      undoBulkUpdate(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `);
  return async undoId => {
    const { response, issues } = await undo({ input: { undoId } });
    if (!response) {
      toast(intl.formatMessage({ id: 'bulk.undoFailed' }), 'red', issues[0]?.text);
      return false;
    }
    const { done, failures } = bulkOutcome(response);
    const left = failures?.length ?? 0;
    toast(intl.formatMessage({ id: 'bulk.undone' }, { count: done ?? 0, left }), left > 0 ? 'red' : 'green');
    void revalidate();
    return true;
  };
}
