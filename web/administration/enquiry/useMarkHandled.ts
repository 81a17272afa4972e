import { graphql } from 'react-relay';
import type { useMarkHandledMutation } from '../../core/relay/generated/useMarkHandledMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';

/** Marks a demo request as handled. */
export const useMarkHandled = () =>
  useAction<useMarkHandledMutation>(
    'enquiry',
    graphql`
      mutation useMarkHandledMutation($input: RecordInput!) {
        markDemoRequestHandled(input: $input) {
          ...saving_payload
          demoRequest {
            id
            version
            status
            handledAt
          }
        }
      }
    `,
  );
