import type { ReactElement } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';

/** A field that can be set on many records at once, and in the list where a column shows it. */
export interface BulkField {
  /** Name of the input field; of a custom one with its prefix, `customFields.region`. */
  name: string;
  /** Message id. */
  label: string;
  /** Text in place of `label`: what the company calls a field of its own. */
  title?: string;
  /** The entity's own field component: `<StatusField name="status" label={…} />`. */
  field: ReactElement;
  /** Initial value. */
  value?: unknown;
  /** Whether its value is typed, not chosen. */
  isTyped?: boolean;
}

/** Bulk actions of a list. Each mutation's single field spreads `saving_payload` and `bulkOutcome_payload`. */
export interface Bulk {
  /** The `bulkUpdateX` mutation. */
  update?: GraphQLTaggedNode;
  fields?: BulkField[];
  /** The `updateX` mutation, if the fields can be edited in the list. */
  edit?: GraphQLTaggedNode;
  /** The `bulkDeleteX` mutation. */
  remove?: GraphQLTaggedNode;
  /** Whether deleted records can be restored, as those of ordinary entities can. */
  isRestorable?: boolean;
}
