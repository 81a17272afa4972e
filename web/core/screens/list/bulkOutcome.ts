import { graphql } from 'react-relay';
import type { bulkOutcome_payload$data, bulkOutcome_payload$key } from '../../relay/generated/bulkOutcome_payload.graphql.ts';
import { readInline } from '../../relay/readInline.ts';

/** Result of a bulk mutation: the number of changed records, and those that failed. */
export type BulkOutcome = bulkOutcome_payload$data;

/** Reads the outcome from a bulk mutation's response. */
export function bulkOutcome(response: object): BulkOutcome {
  const fragment = graphql`
    fragment bulkOutcome_payload on BulkPayload @inline {
      done
      doneIds
      undoId
      task {
        id
      }
      failures {
        recordId
        name
        error {
          field
          code
          params
        }
      }
    }
  `;
  return readInline<bulkOutcome_payload$data>(fragment, Object.values(response)[0] as bulkOutcome_payload$key);
}
