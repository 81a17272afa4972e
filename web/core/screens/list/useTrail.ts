import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasPage, typeByte } from '../../record/recordAddress.ts';
import { keepTrail, writeTrail } from '../listTrail.ts';
import type { List } from './List.ts';

/** Records the list's order for previous and next on the pages of its records, if they have pages. */
export function useTrail({ rows, loadMore }: List<{ readonly id: string }>) {
  const { pathname, search } = useLocation();
  const type = rows.length && hasPage(rows[0].id) ? typeByte(rows[0].id) : undefined;
  useEffect(() => {
    // Called from a record's page after this screen has unmounted: the loaded pages live on.
    if (type) keepTrail(type, () => ({ from: pathname + search, ids: rows.map(({ id }) => id), more: loadMore }));
  }, [type, pathname, search, rows, loadMore]);
  useEffect(() => {
    if (type) return () => writeTrail(type);
  }, [type]);
}
