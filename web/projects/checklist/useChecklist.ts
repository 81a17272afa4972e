import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useChecklistAddMutation } from '../../core/relay/generated/useChecklistAddMutation.graphql.ts';
import type { useChecklistConvertMutation } from '../../core/relay/generated/useChecklistConvertMutation.graphql.ts';
import type { useChecklistMoveMutation } from '../../core/relay/generated/useChecklistMoveMutation.graphql.ts';
import type { useChecklistRemoveMutation } from '../../core/relay/generated/useChecklistRemoveMutation.graphql.ts';
import type { useChecklistUpdateMutation } from '../../core/relay/generated/useChecklistUpdateMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import type { SendMove } from '../../core/screens/useKanbanMoves.ts';
import { toast } from '../../core/ui/toasts.ts';
import { failureText } from '../../core/screens/failureText.ts';

/** What is done with the items of a task's checklist. A refusal is shown, and the list read again. */
export function useChecklist(taskId: string) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [add, isAdding] = useSaving<useChecklistAddMutation>(graphql`
    mutation useChecklistAddMutation($input: AddChecklistItemsInput!) {
      addChecklistItems(input: $input) {
        ...saving_payload
        task {
          ...ChecklistPanel_task
        }
      }
    }
  `);
  const [update] = useSaving<useChecklistUpdateMutation>(graphql`
    mutation useChecklistUpdateMutation($input: UpdateChecklistItemInput!) {
      updateChecklistItem(input: $input) {
        ...saving_payload
        task {
          ...ChecklistPanel_task
        }
      }
    }
  `);
  const [move] = useSaving<useChecklistMoveMutation>(graphql`
    mutation useChecklistMoveMutation($input: MoveChecklistItemInput!) {
      moveChecklistItem(input: $input) {
        ...saving_payload
        task {
          ...ChecklistPanel_task
        }
      }
    }
  `);
  const [convert] = useSaving<useChecklistConvertMutation>(graphql`
    mutation useChecklistConvertMutation($input: RecordInput!) {
      convertChecklistItem(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [remove] = useSaving<useChecklistRemoveMutation>(graphql`
    mutation useChecklistRemoveMutation($input: DeleteInput!) {
      removeChecklistItems(input: $input) {
        ...saving_payload
      }
    }
  `);
  const settle = ({ issues }: Outcome<unknown>): boolean => {
    if (issues.length === 0) return true;
    toast(failureText(intl, 'toast.updateFailed', 'checklist.title'), 'red', issues.map(({ text }) => text).join(' '));
    void revalidate();
    return false;
  };
  const sendMove: SendMove = async ({ id, afterId, beforeId }) => {
    const { issues } = await move({ input: { id, afterId, beforeId } });
    return { issues };
  };
  return {
    isAdding,
    /** Adds items; returns whether it did. */
    add: async (titles: string[]) => settle(await add({ input: { taskId, titles } })),
    tick: async (id: string, isDone: boolean) => settle(await update({ input: { id, isDone } })),
    rename: async (id: string, version: number, title: string) => settle(await update({ input: { id, version, title } })),
    move: sendMove,
    convert: async (id: string) => {
      if (!settle(await convert({ input: { id } }))) return;
      toast(intl.formatMessage({ id: 'checklist.converted' }));
      void revalidate();
    },
    remove: async (id: string) => {
      if (settle(await remove({ input: { ids: [id] } }))) void revalidate();
    },
  };
}
