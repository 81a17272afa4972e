import type { Variables } from 'relay-runtime';
import type { ListScreen_settings$key } from '../../relay/generated/ListScreen_settings.graphql.ts';

/** The rows of a list as far as they are loaded, and how to get more. */
export interface List<Row> {
  rows: Row[];
  /** How many match; more than the server counts is one more than that. */
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Whether the last page could not be had. */
  hasFailed: boolean;
  /** Fetches the next page; answers the ids of its rows. */
  loadMore: () => Promise<string[]>;
  /** Says which rows are seen, so that those which others changed are fetched anew. */
  see: (from: number, to: number) => void;
  /** What was asked for. */
  variables: Variables;
  /** Its saved views and columns. */
  settings: ListScreen_settings$key;
  /** Where the list stood when its screen was left, and where it is noted. */
  position: { offset: number };
}
