import { useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useLocation } from 'react-router-dom';
import type { LeadBoardMoreQuery } from '../../core/relay/generated/LeadBoardMoreQuery.graphql.ts';
import type { LeadBoardRefreshQuery } from '../../core/relay/generated/LeadBoardRefreshQuery.graphql.ts';
import { useRecordChanges } from '../../core/relay/useLiveUpdates.ts';
import { leadVariables } from './leadAddress.ts';

/** Page size of a column. */
const step = 20;
/** Maximum number of cards per request. */
const most = 100;

interface BoardColumn {
  readonly id: string;
  readonly leads: { readonly edges: readonly unknown[]; readonly pageInfo: { readonly endCursor: string | null | undefined } };
}

/**
 * Refetches the board with as many cards as are loaded when something changes, and loads more of a column. A column too long for one
 * request keeps its old cards until all of it has been refetched.
 */
export function useLeadBoard<Column extends BoardColumn>(
  queries: { refresh: GraphQLTaggedNode; more: GraphQLTaggedNode },
  stored: readonly Column[],
) {
  const environment = useRelayEnvironment();
  const { search: address } = useLocation();
  const loading = useRef(new Set<string>());
  const [held, setHeld] = useState<readonly Column[]>();
  const [, setRounds] = useState(0);
  const columns = held ?? stored;
  const asked = () => {
    const { filter, search } = leadVariables(new URLSearchParams(address));
    return { filter, search } as Pick<LeadBoardMoreQuery['variables'], 'filter' | 'search'>;
  };
  const readMore = async (id: string, after: string | null | undefined, first: number) => {
    const answer = await fetchQuery<LeadBoardMoreQuery>(environment, queries.more, { id, first, after, ...asked() }).toPromise();
    return answer?.node?.leads?.pageInfo.endCursor;
  };
  /** Loads further pages until a column holds as many cards as before. */
  const refill = async (id: string, count: number, after: string | null | undefined) => {
    for (let read = most, cursor = after; read < count && cursor; read += most)
      cursor = await readMore(id, cursor, Math.min(most, count - read));
  };
  const refresh = async () => {
    const counts = new Map(columns.map(({ id, leads }) => [id, leads.edges.length]));
    const cards = Math.min(Math.max(step, ...counts.values()), most);
    if (Math.max(...counts.values()) > most) setHeld(columns);
    try {
      const answer = await fetchQuery<LeadBoardRefreshQuery>(environment, queries.refresh, { ...asked(), cards }).toPromise();
      await Promise.all((answer?.leadColumns ?? []).map(({ id, leads }) => refill(id, counts.get(id) ?? 0, leads.pageInfo.endCursor)));
    } catch {
      // The cards shown stay; the next change refetches them.
    } finally {
      setHeld(undefined);
    }
  };
  useRecordChanges(['Lead', 'LeadColumn', 'Customer', 'User'], refresh);

  const more = async ({ id, leads }: Column) => {
    if (held || loading.current.has(id)) return;
    loading.current.add(id);
    await readMore(id, leads.pageInfo.endCursor, step).catch(() => undefined);
    loading.current.delete(id);
    setRounds(count => count + 1);
  };
  return { columns, refresh, more: (column: Column) => void more(column) };
}
