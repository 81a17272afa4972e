import { graphql } from 'react-relay';
import type { useMarkReadMutation } from '../core/relay/generated/useMarkReadMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';

/** Returns a function that marks the given notifications as read, or all of them. */
export function useMarkRead() {
  const [mark, isMarking] = useSaving<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        ...saving_payload
      }
    }
  `);
  return [(ids?: string[]) => mark({ input: { ids } }), isMarking] as const;
}
