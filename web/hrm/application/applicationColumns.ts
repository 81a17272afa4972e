import { graphql } from 'react-relay';
import type { BoardColumns } from '../../core/screens/board/BoardColumns.ts';
import { columnForm } from '../../core/screens/board/columnForm.tsx';
import { useStageName } from './useStageName.ts';

const Form = columnForm(async () => ({
  rules: (await import('../../../server/hrm/application/application.rules.ts')).applicationColumnRules,
}));

const operations = {
  create: graphql`
    mutation applicationColumnsCreateMutation($input: CreateApplicationColumnInput!) {
      createApplicationColumn(input: $input) {
        ...saving_payload
      }
    }
  `,
  update: graphql`
    mutation applicationColumnsUpdateMutation($input: UpdateApplicationColumnInput!) {
      updateApplicationColumn(input: $input) {
        ...saving_payload
        applicationColumn {
          id
          version
          title
        }
      }
    }
  `,
  move: graphql`
    mutation applicationColumnsMoveMutation($input: MoveApplicationColumnInput!) {
      moveApplicationColumn(input: $input) {
        ...saving_payload
      }
    }
  `,
  remove: graphql`
    mutation applicationColumnsDeleteMutation($input: DeleteApplicationColumnInput!) {
      deleteApplicationColumn(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `,
};

/** How stages are named and managed. Applications are confirmed one by one, so none is confirmed with its stage. */
export const useApplicationColumns = (): BoardColumns => ({
  entity: 'applicationColumn',
  nameOf: useStageName(),
  Form,
  operations,
  isTarget: ({ kind }) => kind !== 'CONFIRMED',
});
