import { useMemo, useState } from 'react';
import { graphql } from 'react-relay';
import type { ListScreen_settings$data } from '../../relay/generated/ListScreen_settings.graphql.ts';
import type { useListSettingsMutation } from '../../relay/generated/useListSettingsMutation.graphql.ts';
import { useSaving } from '../../relay/saving.ts';
import { columnId, type Column } from '../Column.ts';

/** A visible column, with the width set by the user in CSS pixels. */
export interface ShownColumn {
  id: string;
  width?: number;
}
export type SavedView = ListScreen_settings$data['savedViews'][number];

/** Settings changed since they were loaded: saving them may still be under way. */
const changed = new Map<string, readonly ShownColumn[] | null>();

/** Saves run one after the other, so that the last one wins. */
let saving = Promise.resolve();

/** The viewer's column settings and saved views of a list. `viewId` is the view in the address. */
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
    // With a view open, column changes last until the page is reloaded, unless the view is saved.
    if (!view) saving = saving.then(async () => void (await save({ input: { screen, columns: next } })));
  };
  return {
    views: savedViews,
    view,
    defaultViewId: listSettings[0]?.defaultViewId ?? null,
    setDefaultView: (id: string | null) => save({ input: { screen, defaultViewId: id } }),
    shown: useMemo(() => arranged(columns, own), [columns, own]),
    /** Column settings; null for the list's default columns. */
    chosen: own ?? null,
    show,
  };
}

/** Returns the visible columns in order. The first column names the row and always comes first. */
function arranged<Row>(columns: Column<Row>[], chosen: readonly ShownColumn[] | null | undefined): (Column<Row> & { id: string })[] {
  const all = columns.map(column => ({ ...column, id: columnId(column) }));
  const [first, ...rest] = all;
  const widthOf = (id: string) => chosen?.find(one => one.id === id)?.width;
  const others = chosen
    ? chosen.flatMap(({ id }) => rest.find(column => column.id === id) ?? [])
    : rest.filter(({ hiddenAtFirst }) => !hiddenAtFirst);
  return [first, ...others].map(column => ({ ...column, width: widthOf(column.id) ?? column.width }));
}
