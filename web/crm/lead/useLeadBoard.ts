import { useCallback, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useRecordChanges } from '../../core/relay/useLiveUpdates.ts';
import { leadVariables } from './leadAddress.ts';

/** Cards of a column at first, and at each further step. */
const step = 20;
/** Cards that one request gives at most. */
const most = 100;

interface Loaded {
  id: string;
  count: number;
  endCursor: string | null | undefined;
}

/** Reads the board anew, with as many cards as are loaded, when something changes; and more of a column. */
export function useLeadBoard(queries: { refresh: GraphQLTaggedNode; more: GraphQLTaggedNode }, columns: Loaded[]) {
  const environment = useRelayEnvironment();
  const { search: address } = useLocation();
  const loading = useRef(new Set<string>());
  const [, setRounds] = useState(0);
  const variables = () => {
    const { filter, search } = leadVariables(new URLSearchParams(address));
    return { filter, search };
  };
  const refresh = async () => {
    const cards = Math.min(Math.max(step, ...columns.map(({ count }) => count)), most);
    await fetchQuery(environment, queries.refresh, { ...variables(), cards })
      .toPromise()
      .catch(() => undefined);
  };
  useRecordChanges(['Lead', 'LeadColumn', 'Customer', 'User'], refresh);

  const more = useCallback(
    async ({ id, endCursor }: Loaded, asked: { filter: unknown; search: unknown }) => {
      if (loading.current.has(id)) return;
      loading.current.add(id);
      await fetchQuery(environment, queries.more, { id, after: endCursor, ...asked })
        .toPromise()
        .catch(() => undefined);
      loading.current.delete(id);
      setRounds(count => count + 1);
    },
    [environment, queries.more],
  );
  return { refresh, more: (column: Loaded) => void more(column, variables()) };
}
