import { graphql } from 'react-relay';
import type { ColumnScope } from '../../core/relay/generated/useStatusesQuery.graphql.ts';
import type { BoardColumns, ColumnFormProps } from '../../core/screens/board/BoardColumns.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { useStatusName } from './useStatusName.ts';

const Form = lazyPart(async () => {
  const [{ BoardColumnForm }, { ChoiceField }, { statusColumnRules, statusGroups }] = await Promise.all([
    import('../../core/screens/board/BoardColumnForm.tsx'),
    import('../../core/fields/ChoiceField.tsx'),
    import('../../../server/portfolio/column/statusColumn.rules.ts'),
  ]);
  return function StatusColumnForm(props: ColumnFormProps) {
    return (
      <BoardColumnForm {...props} rules={statusColumnRules}>
        <ChoiceField name="group" values={statusGroups} texts="statusGroup" />
      </BoardColumnForm>
    );
  };
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
