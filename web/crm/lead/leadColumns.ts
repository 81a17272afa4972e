import { graphql } from 'react-relay';
import type { BoardColumns } from '../../core/screens/board/BoardColumns.ts';
import { columnForm } from '../../core/screens/board/columnForm.tsx';
import { useColumnName } from './useColumnName.ts';

const Form = columnForm(async () => ({ rules: (await import('../../../server/crm/lead/lead.rules.ts')).leadColumnRules }));

const operations = {
  create: graphql`
    mutation leadColumnsCreateMutation($input: CreateLeadColumnInput!) {
      createLeadColumn(input: $input) {
        ...saving_payload
      }
    }
  `,
  update: graphql`
    mutation leadColumnsUpdateMutation($input: UpdateLeadColumnInput!) {
      updateLeadColumn(input: $input) {
        ...saving_payload
        leadColumn {
          id
          version
          title
        }
      }
    }
  `,
  move: graphql`
    mutation leadColumnsMoveMutation($input: MoveLeadColumnInput!) {
      moveLeadColumn(input: $input) {
        ...saving_payload
      }
    }
  `,
  remove: graphql`
    mutation leadColumnsDeleteMutation($input: DeleteLeadColumnInput!) {
      deleteLeadColumn(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `,
};

/** How stages are named and managed. Each lost lead has its own reason, so none is lost with its stage. */
export const useLeadColumns = (): BoardColumns => ({
  entity: 'leadColumn',
  nameOf: useColumnName(),
  Form,
  operations,
  isTarget: ({ kind }) => kind !== 'CANCELLED',
});
