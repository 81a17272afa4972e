import { graphql } from 'react-relay';
import type { ColumnScope } from '../../core/relay/generated/useStatusesQuery.graphql.ts';
import type { BoardColumns } from '../../core/screens/board/BoardColumns.ts';
import { columnForm } from '../../core/screens/board/columnForm.tsx';
import { useStatusName } from './useStatusName.ts';

const Form = columnForm(async () => {
  const [{ ChoiceField }, { statusColumnRules, statusGroups }] = await Promise.all([
    import('../../core/fields/ChoiceField.tsx'),
    import('../../../server/portfolio/column/statusColumn.rules.ts'),
  ]);
  return { rules: statusColumnRules, fields: <ChoiceField name="group" values={statusGroups} texts="statusGroup" /> };
});

const operations = {
  create: graphql`
    mutation statusColumnsCreateMutation($input: CreateStatusColumnInput!) {
      createStatusColumn(input: $input) {
        ...saving_payload
      }
    }
  `,
  update: graphql`
    mutation statusColumnsUpdateMutation($input: UpdateStatusColumnInput!) {
      updateStatusColumn(input: $input) {
        ...saving_payload
        statusColumn {
          id
          version
          title
          group
        }
      }
    }
  `,
  move: graphql`
    mutation statusColumnsMoveMutation($input: MoveStatusColumnInput!) {
      moveStatusColumn(input: $input) {
        ...saving_payload
      }
    }
  `,
  remove: graphql`
    mutation statusColumnsDeleteMutation($input: DeleteStatusColumnInput!) {
      deleteStatusColumn(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `,
};

/** How the status columns of a scope are named and managed. */
export const useStatusColumns = (
  scope: ColumnScope,
  columns: readonly { readonly id: string; readonly group: string }[],
): BoardColumns => ({
  entity: 'statusColumn',
  nameOf: useStatusName(),
  Form,
  operations,
  created: { scope },
  valuesOf: id => ({ group: columns.find(column => column.id === id)?.group ?? 'DOING' }),
});
