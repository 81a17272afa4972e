import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ListScreen_settings$key } from '../../relay/generated/ListScreen_settings.graphql.ts';
import { useLiveUpdates } from '../../relay/useLiveUpdates.ts';
import { connectionFragment } from '../ListScreen.tsx';
import type { List } from './List.ts';
import { LoadedPages, type Connection } from './LoadedPages.ts';

type Connected = Connection<{ readonly id: string }>;

/** Names of a query's connection fields. */
type ConnectionOf<Query extends OperationType> = {
  [Name in keyof Query['response']]: Query['response'][Name] extends Connected ? Name : never;
}[keyof Query['response']] &
  string;

type RowOf<Of> = Of extends Connection<infer Row> ? Row & { readonly id: string } : never;

/** Lists left by navigation, by history entry, so that going back restores them. */
const left = new Map<string, { pages: LoadedPages<{ readonly id: string }>; key: string }>();
const keptLists = 5;

/**
 * Returns a list query's data, and the list under one of its fields for `ListScreen`. Updates live when others change records of the given
 * types. The query spreads `ListScreen_connection` and `ListScreen_settings`, and takes `first` and `after`.
 */
export function useList<Query extends OperationType, Field extends ConnectionOf<Query>>(
  request: GraphQLTaggedNode,
  query: PreloadedQuery<Query>,
  field: Field,
  types: string[],
): [data: Query['response'], list: List<RowOf<Query['response'][Field]>>] {
  type Row = RowOf<Query['response'][Field]>;
  const data = usePreloadedQuery<Query>(request, query);
  useLiveUpdates(...types);
  const head = (data as Record<string, unknown>)[field] as Connection<Row>;
  const pages = useLoadedPages<Row>(request as ConcreteRequest, query, field);
  const state = useSyncExternalStore(pages.subscribe, pages.state);
  const rows = useMemo(() => LoadedPages.rowsOf(head, state), [head, state]);
  const loadMore = useCallback(() => pages.loadMore(head), [pages, head]);
  const see = useCallback((from: number, to: number) => pages.see(head, from, to), [pages, head]);
  const list: List<Row> = {
    rows,
    total: pages.info(head).totalCount,
    hasMore: pages.end(head).hasNextPage,
    isLoading: state.isLoading,
    hasFailed: state.hasFailed,
    loadMore,
    see,
    variables: query.variables,
    settings: data as ListScreen_settings$key,
    position: pages.position,
  };
  return [data, list];
}

function useLoadedPages<Row extends { readonly id: string }>(
  request: ConcreteRequest,
  query: PreloadedQuery<OperationType>,
  field: string,
): LoadedPages<Row> {
  const environment = useRelayEnvironment();
  const location = useLocation();
  const key = JSON.stringify(query.variables);
  const start = () => new LoadedPages<Row>(environment, request, field, query.variables, connectionFragment);
  const [held, setHeld] = useState(() => {
    const known = left.get(location.key);
    return known?.key === key ? (known as unknown as { key: string; pages: LoadedPages<Row> }) : { key, pages: start() };
  });
  if (held.key !== key) setHeld({ key, pages: start() });
  const last = useRef({ held, entry: location.key });
  useEffect(() => {
    last.current = { held, entry: location.key };
  });
  useEffect(() => held.pages.follow(query), [query, held]);
  useEffect(() => () => leave(last.current.entry, last.current.held), []);
  return held.pages;
}

function leave(entry: string, list: { pages: LoadedPages<{ readonly id: string }>; key: string }) {
  left.delete(entry);
  left.set(entry, list);
  for (const [oldest, { pages }] of left) {
    if (left.size <= keptLists) break;
    left.delete(oldest);
    pages.drop();
  }
}
