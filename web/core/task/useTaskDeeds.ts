import { graphql } from 'react-relay';
import type { useTaskDeedsCancelMutation } from '../relay/generated/useTaskDeedsCancelMutation.graphql.ts';
import type { useTaskDeedsDismissMutation } from '../relay/generated/useTaskDeedsDismissMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';

/** Ends tasks, and puts away those that are over; the tray hears of both. */
export function useTaskDeeds() {
  const [cancel] = useSaving<useTaskDeedsCancelMutation>(graphql`
    mutation useTaskDeedsCancelMutation($input: RecordInput!) {
      cancelBackgroundTask(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [dismiss] = useSaving<useTaskDeedsDismissMutation>(graphql`
    mutation useTaskDeedsDismissMutation($input: DeleteInput!) {
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
