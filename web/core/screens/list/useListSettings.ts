import { useMemo, useState } from 'react';
import { graphql } from 'react-relay';
import type { ListScreen_settings$data } from '../../relay/generated/ListScreen_settings.graphql.ts';
import type { useListSettingsMutation } from '../../relay/generated/useListSettingsMutation.graphql.ts';
import { useSaving } from '../../relay/saving.ts';
import { columnId, type Column } from '../Column.ts';

/** A column that is shown, and how wide the user made it, in CSS pixels. */
export interface ShownColumn {
  id: string;
  width?: number;
}
export type SavedView = ListScreen_settings$data['savedViews'][number];

/** What this browser changed since it was loaded: the server's answer may be on its way. */
const changed = new Map<string, readonly ShownColumn[] | null>();

/** One after the other: the last one counts. */
let saving = Promise.resolve();

/** The user's columns of a list and its saved views. `viewId` is the view that the address names. */
export function useListSettings<Row>(
  screen: string,
  columns: Column<Row>[],
  { savedViews, listSettings }: ListScreen_settings$data,
  viewId: string | null,
) {
  const [save] = useSaving<useListSettingsMutation>(graphql`
    mutation useListSettingsMutation($input: SaveListSettingInput!) {
      saveListSetting(input: $input) {
        ...saving_payload
        listSetting {
          id
          columns
          defaultViewId
        }
      }
    }
  `);
  const view = savedViews.find(({ id }) => id === viewId);
  const place = `${screen}:${view?.id ?? ''}`;
  const [, redraw] = useState(0);
  const kept = (view ? (view.columns ?? listSettings[0]?.columns) : listSettings[0]?.columns) as ShownColumn[] | null | undefined;
  const own = changed.has(place) ? changed.get(place) : kept;
  const show = (next: readonly ShownColumn[] | null) => {
    changed.set(place, next);
    redraw(count => count + 1);
    // In somebody's view columns change for this visit, until the view is saved.
    if (!view) saving = saving.then(async () => void (await save({ input: { screen, columns: next } })));
  };
  return {
    views: savedViews,
    view,
    defaultViewId: listSettings[0]?.defaultViewId ?? null,
    setDefaultView: (id: string | null) => save({ input: { screen, defaultViewId: id } }),
    shown: useMemo(() => arranged(columns, own), [columns, own]),
    /** What was chosen; null for the list's own columns. */
    chosen: own ?? null,
    show,
  };
}

/** The columns shown, in order; the first one names the row and always leads. */
function arranged<Row>(columns: Column<Row>[], chosen: readonly ShownColumn[] | null | undefined): (Column<Row> & { id: string })[] {
  const all = columns.map(column => ({ ...column, id: columnId(column) }));
  const [first, ...rest] = all;
  const widthOf = (id: string) => chosen?.find(one => one.id === id)?.width;
  const others = chosen
    ? chosen.flatMap(({ id }) => rest.find(column => column.id === id) ?? [])
    : rest.filter(({ hiddenAtFirst }) => !hiddenAtFirst);
  return [first, ...others].map(column => ({ ...column, width: widthOf(column.id) ?? column.width }));
}
