import type { Variables } from 'relay-runtime';
import type { ListScreen_settings$key } from '../../relay/generated/ListScreen_settings.graphql.ts';

/** The rows of a list loaded so far, and how to load more. */
export interface List<Row> {
  rows: Row[];
  /** Number of matching rows; the server's limit plus one means "more than the limit". */
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Whether loading the last page failed. */
  hasFailed: boolean;
  /** Loads the next page; resolves with the ids of its rows. */
  loadMore: () => Promise<string[]>;
  /** Reports the visible rows, so that those changed by others are refetched. */
  see: (from: number, to: number) => void;
  /** Variables of the list's query. */
  variables: Variables;
  /** Saved views and columns of the list. */
  settings: ListScreen_settings$key;
  /** Scroll position, stored here to restore it when the viewer returns to the list. */
  position: { offset: number };
}
