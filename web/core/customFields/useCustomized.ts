import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useCustomized_fields$key } from '../relay/generated/useCustomized_fields.graphql.ts';
import type { Column } from '../screens/Column.ts';
import type { Bulk } from '../screens/list/Bulk.ts';
import type { ListSpec } from '../screens/list/ListSpec.ts';
import { customBulk, customColumns, customFilters } from './customColumns.tsx';

/**
 * Adds to a list's spec, columns and bulk actions those of the fields that the company has given its records, for `ListScreen`. The list's
 * query, whose data this takes, spreads `useCustomized_fields` and reads `customFields { key value text }` of its rows; its spec is
 * `customized`.
 */
export function useCustomized<Row extends { readonly id: string }>(
  spec: ListSpec,
  columns: Column<Row>[],
  bulk: Bulk,
  query: useCustomized_fields$key,
): { spec: ListSpec; columns: Column<Row>[]; bulk: Bulk } {
  const read = useFragment(
    graphql`
      fragment useCustomized_fields on Query @argumentDefinitions(type: { type: "CustomizedType!" }) {
        customFields(first: 30, filter: { recordType: { eq: $type }, status: { eq: ACTIVE } }, sort: { field: POSITION })
          @required(action: THROW) {
          edges {
            node {
              key
              label
              kind
              target
              choices
              isRequired
            }
          }
        }
      }
    `,
    query,
  );
  return useMemo(() => {
    const fields = read.customFields.edges.map(({ node }) => node);
    if (fields.length === 0) return { spec, columns, bulk };
    const added = customColumns(fields) as unknown as Column<Row>[];
    const filters = [...spec.filters, ...customFilters(fields)];
    const sorts = [...spec.sorts, ...added.flatMap(({ sort }) => sort ?? [])];
    return {
      spec: { ...spec, filters, sorts },
      columns: [...columns, ...added],
      bulk: { ...bulk, fields: [...(bulk.fields ?? []), ...customBulk(fields)] },
    };
  }, [spec, columns, bulk, read]);
}
