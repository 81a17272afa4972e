import { useCallback, useEffect, useRef, useState } from 'react';

/** The records that a bulk action applies to, as API input. */
export type Chosen = { ids: string[] } | { filter: object; search?: string | null; exceptIds: string[] };

interface State {
  /** Filter and search that the selection belongs to: other ones start a new selection. */
  of: string;
  ids: ReadonlySet<string>;
  /** Whether all matching rows are selected except `ids`. */
  isAll: boolean;
}

/** Tracks the selected rows, or all matching rows with exceptions. */
export function useSelection(rows: { id: string }[], total: number, variables: Record<string, unknown>) {
  const of = JSON.stringify([variables.filter, variables.search]);
  const [state, setState] = useState<State>({ of, ids: new Set(), isAll: false });
  const last = useRef<string>(null);
  const { ids, isAll } = state.of === of ? state : { ids: new Set<string>(), isAll: false };
  const has = (id: string) => ids.has(id) !== isAll;
  const put = (next: Iterable<string>, all = isAll) => setState({ of, ids: new Set(next), isAll: all });
  const set = (some: string[], on: boolean) => {
    const kept = new Set(ids);
    for (const id of some)
      if (on === isAll) kept.delete(id);
      else kept.add(id);
    put(kept);
  };
  const toggle = (id: string, toHere = false) => {
    const from = toHere && last.current ? rows.findIndex(row => row.id === last.current) : -1;
    const to = rows.findIndex(row => row.id === id);
    const on = !has(id);
    set(from < 0 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(row => row.id), on);
    last.current = id;
  };
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  const loaded = rows.filter(({ id }) => has(id)).length;
  const count = isAll ? total - ids.size : ids.size;
  return {
    has,
    /** Stable across renders, because every row receives it. */
    toggle: useCallback((id: string, toHere?: boolean) => latest.current(id, toHere), []),
    count,
    isAll,
    /** Whether every loaded row is selected. */
    isPage: rows.length > 0 && loaded === rows.length,
    isSome: loaded > 0,
    togglePage: () =>
      set(
        rows.map(({ id }) => id),
        loaded < rows.length,
      ),
    takeAll: () => put([], true),
    clear: () => put([], false),
    chosen: (): Chosen =>
      isAll
        ? {
            filter: variables.filter ?? {},
            ...(variables.search !== undefined && variables.search !== null && { search: variables.search as string }),
            exceptIds: [...ids],
          }
        : { ids: [...ids] },
  };
}

export type Selection = ReturnType<typeof useSelection>;
