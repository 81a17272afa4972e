import { useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useRecordChanges } from '../../relay/useLiveUpdates.ts';

/** Cards of a column at first. */
const step = 20;
/** Cards that are loaded further down. */
const further = 60;
/** Maximum number of cards per request. */
const most = 100;

interface Cards {
  readonly pageInfo: { readonly endCursor: string | null | undefined };
}

interface BoardColumn {
  readonly id: string;
  readonly cards: Cards & { readonly edges: readonly unknown[] };
}

interface Refreshing extends OperationType {
  response: { readonly columns: readonly { readonly id: string; readonly cards: Cards }[] | null | undefined };
}

interface Adding extends OperationType {
  response: { readonly node: { readonly cards?: Cards } | null | undefined };
}

interface BoardOptions<Column> {
  /** Queries of the board's `columns`, each with its `cards`, and of more cards of one column by `id`, `first` and `after`. */
  queries: { refresh: GraphQLTaggedNode; more: GraphQLTaggedNode };
  /** Variables of both queries: filter and search. */
  variables: object;
  stored: readonly Column[];
  /** Types of records whose changes the board shows. */
  types: string[];
}

/**
 * Refetches a board with as many cards as are loaded when something changes, and loads more of a column. A column too long for one
 * request keeps its old cards until all of it has been refetched.
 */
export function useBoard<Column extends BoardColumn>({ queries, variables, stored, types }: BoardOptions<Column>) {
  const environment = useRelayEnvironment();
  const loading = useRef(new Set<string>());
  const [held, setHeld] = useState<readonly Column[]>();
  const [, setRounds] = useState(0);
  const columns = held ?? stored;
  const readMore = async (id: string, after: string | null | undefined, first: number) => {
    const answer = await fetchQuery<Adding>(environment, queries.more, { ...variables, id, first, after }).toPromise();
    return answer?.node?.cards?.pageInfo.endCursor;
  };
  /** Loads further pages until a column holds as many cards as before. */
  const refill = async (id: string, count: number, after: string | null | undefined) => {
    for (let read = most, cursor = after; read < count && cursor; read += most)
      cursor = await readMore(id, cursor, Math.min(most, count - read));
  };
  const refresh = async () => {
    const counts = new Map(columns.map(({ id, cards }) => [id, cards.edges.length]));
    const first = Math.min(Math.max(step, ...counts.values()), most);
    if (Math.max(...counts.values()) > most) setHeld(columns);
    try {
      const answer = await fetchQuery<Refreshing>(environment, queries.refresh, { ...variables, cards: first }).toPromise();
      await Promise.all((answer?.columns ?? []).map(({ id, cards }) => refill(id, counts.get(id) ?? 0, cards.pageInfo.endCursor)));
    } catch {
      // The cards shown stay; the next change refetches them.
    } finally {
      setHeld(undefined);
    }
  };
  useRecordChanges(types, refresh);

  const more = async ({ id, cards }: Column) => {
    if (held || loading.current.has(id)) return;
    loading.current.add(id);
    await readMore(id, cards.pageInfo.endCursor, further).catch(() => undefined);
    loading.current.delete(id);
    setRounds(count => count + 1);
  };
  return { columns, refresh, more: (column: Column) => void more(column) };
}
