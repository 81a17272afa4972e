import { useCallback, useEffect, useRef, useState } from 'react';

/** Which records a action is for, as the API names them. */
export type Chosen = { ids: string[] } | { filter: object; search?: string | null; exceptIds: string[] };

interface State {
  /** What the rows were narrowed by: another list, another selection. */
  of: string;
  ids: ReadonlySet<string>;
  /** All that match are meant, but for `ids`. */
  isAll: boolean;
}

/** The rows that are ticked, or all that match but for some. */
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
    /** The same function at each drawing: it is handed to every row. */
    toggle: useCallback((id: string, toHere?: boolean) => latest.current(id, toHere), []),
    count,
    isAll,
    /** Every row that is loaded. */
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
