import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';

/** One field that many records can be given at once. */
export interface BulkField {
  /** The input's. */
  name: string;
  /** Message id. */
  label: string;
  /** The entity's own field for it: `<StatusField name="status" label={…} />`. */
  field: ReactNode;
  /** What it starts from. */
  value?: unknown;
}

/** What can be done with many records of a list. Each mutation's one field spreads `saving_payload` and `bulkOutcome_payload`. */
export interface Bulk {
  /** `bulkUpdateX`. */
  update?: GraphQLTaggedNode;
  fields?: BulkField[];
  /** `bulkDeleteX`. */
  remove?: GraphQLTaggedNode;
  /** Deleted ones can be brought back: those of an ordinary entity. */
  isRestorable?: boolean;
}
