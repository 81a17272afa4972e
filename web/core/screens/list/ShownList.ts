import type { Variables } from 'relay-runtime';
import type { ListSpec } from './ListSpec.ts';

/** A list as it is shown, for whatever works on just that: export. */
export interface ShownList {
  spec: ListSpec;
  /** `filter`, `search` and `sort` as the API takes them. */
  variables: Variables;
  /** The columns in their order. */
  columns: { id: string; label: string }[];
  total: number;
}
