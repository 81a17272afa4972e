import { graphql } from 'react-relay';
import type { useTaskActionsCancelMutation } from '../relay/generated/useTaskActionsCancelMutation.graphql.ts';
import type { useTaskActionsDismissMutation } from '../relay/generated/useTaskActionsDismissMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';

/** Ends tasks, and puts away those that are over; the tray hears of both. */
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
