import { graphql } from 'react-relay';
import type { bulkOutcome_payload$data, bulkOutcome_payload$key } from '../../relay/generated/bulkOutcome_payload.graphql.ts';
import { readInline } from '../../relay/readInline.ts';

/** What was done to many records, and which of them stayed as they were. */
export type BulkOutcome = bulkOutcome_payload$data;

/** Reads it from what a bulk mutation answered. */
export function bulkOutcome(response: object): BulkOutcome {
  const fragment = graphql`
    fragment bulkOutcome_payload on BulkPayload @inline {
      done
      doneIds
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
