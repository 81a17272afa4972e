import { useIntl, type IntlShape } from 'react-intl';
import type { ViewReading } from '../../../../server/core/savedView/viewMail.rules.ts';
import { useScreenRow } from '../../routing/useScreenRow.ts';
import { columnId, type Column } from '../Column.ts';
import { exportColumns } from '../exportColumns.ts';
import type { ListSpec } from './ListSpec.ts';

/** A list and its screen. */
interface ListParts<Row> {
  spec: ListSpec;
  columns: Column<Row>[];
  /** Variables of the list's query. */
  variables: object;
  /** Name of the list's query, and the path of its screen. */
  operation: string;
  path: string;
}

/**
 * Returns a function that describes to the server how the screen of a list reads its views, with the titles and labels of the viewer's language;
 * undefined on a screen without a query of its own.
 */
export function useViewReading<Row>(spec: ListSpec, columns: Column<Row>[], variables: object): (() => ViewReading) | undefined {
  const intl = useIntl();
  const row = useScreenRow();
  const operation = row?.query?.params.name;
  return operation ? () => viewReading(intl, { spec, columns, variables, operation, path: row.path }) : undefined;
}

function viewReading<Row>(intl: IntlShape, { spec, columns, variables, operation, path }: ListParts<Row>): ViewReading {
  const { filters, sorts, own, customized } = spec;
  const { filter = {}, ...others } = variables as Record<string, unknown> & { filter?: object };
  const inAddress = new Set(['customFields', ...filters.map(({ name }) => name)]);
  const paging = new Set(['first', 'after', 'search', 'sort']);
  return {
    operation,
    path,
    filters: filters.map(one => ({ name: one.name, kind: one.kind, ...('values' in one && { values: [...one.values] }) })),
    sorts: [...sorts],
    own,
    customized: customized ?? null,
    fixed: {
      ...Object.fromEntries(Object.entries(others).filter(([name]) => !paging.has(name))),
      filter: Object.fromEntries(Object.entries(filter).filter(([name]) => !inAddress.has(name))),
    },
    columns: columns.flatMap(column => exportColumns([column], intl).map(exported => ({ id: columnId(column), ...exported }))),
    shown: columns.filter(({ hiddenAtFirst }, index) => index === 0 || !hiddenAtFirst).map(columnId),
  };
}
