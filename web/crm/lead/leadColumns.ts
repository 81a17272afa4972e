import { graphql } from 'react-relay';
import { leadColumnRules } from '../../../server/crm/lead/lead.rules.ts';
import type { BoardColumns } from '../../core/screens/board/BoardColumns.ts';
import { useColumnName } from './useColumnName.ts';

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
  rules: leadColumnRules,
  operations,
  isTarget: ({ kind }) => kind !== 'CANCELLED',
});
