import type { ExportColumn } from '../export/exportColumn.rules.ts';
import { listConditions } from '../rules/listConditions.ts';
import type { SavedView } from './SavedView.ts';
import type { ViewReading } from './viewMail.rules.ts';

/**
 * Returns the variables and columns with which the list's operation reads a view as its screen would now: spans of days end today, and fields that
 * came to the view later are followed.
 */
export function viewRequest(
  { query, columns: chosen }: Pick<SavedView, 'query' | 'columns'>,
  reading: ViewReading,
  timeZone: string,
): { variables: Record<string, unknown>; columns: ExportColumn[] } {
  const { search, filter, sort } = listConditions(new URLSearchParams(query), reading, timeZone);
  // The first column names the row, and always comes first.
  const ids = new Set(chosen ? [...reading.shown.slice(0, 1), ...chosen.map(({ id }) => id)] : reading.shown);
  const columns = [...ids].flatMap(id => reading.columns.find(column => column.id === id) ?? []);
  return {
    variables: { ...reading.fixed, search, filter: { ...(reading.fixed.filter as object | undefined), ...filter }, sort },
    columns: columns.map(({ id: _id, ...column }) => column),
  };
}
