import { graphql } from 'react-relay';
import type { useTaskActionsCancelMutation } from '../relay/generated/useTaskActionsCancelMutation.graphql.ts';
import type { useTaskActionsDismissMutation } from '../relay/generated/useTaskActionsDismissMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';

/** Returns functions that cancel tasks and dismiss finished ones; the task tray updates in both cases. */
export function useTaskActions() {
  const [cancel] = useSaving<useTaskActionsCancelMutation>(graphql`
    mutation useTaskActionsCancelMutation($input: RecordInput!) {
      cancelBackgroundTask(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [dismiss] = useSaving<useTaskActionsDismissMutation>(graphql`
    mutation useTaskActionsDismissMutation($input: DeleteInput!) {
      dismissBackgroundTasks(input: $input) {
        ...saving_payload
      }
    }
  `);
  return {
    cancel: (id: string) => cancel({ input: { id } }),
    dismiss: (ids: string[]) => dismiss({ input: { ids } }),
  };
}
