import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { leadColumnRules } from '../../../server/crm/lead/lead.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import type { LeadColumnFormCreateMutation } from '../../core/relay/generated/LeadColumnFormCreateMutation.graphql.ts';
import type { LeadColumnFormUpdateMutation } from '../../core/relay/generated/LeadColumnFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import type { NamedColumn } from './LeadColumnDialogs.tsx';

/** Adds a column to the board or renames one. */
export function LeadColumnForm({ column, onClose }: { column?: NamedColumn; onClose: () => unknown }) {
  const [create, isCreating] = useSaving<LeadColumnFormCreateMutation>(graphql`
    mutation LeadColumnFormCreateMutation($input: CreateLeadColumnInput!) {
      createLeadColumn(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [update, isUpdating] = useSaving<LeadColumnFormUpdateMutation>(graphql`
    mutation LeadColumnFormUpdateMutation($input: UpdateLeadColumnInput!) {
      updateLeadColumn(input: $input) {
        ...saving_payload
        leadColumn {
          id
          version
          title
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="leadColumn"
      size="sm"
      rules={leadColumnRules}
      values={{ title: column?.title ?? '' }}
      version={column?.version}
      save={(input, version) => (column ? update({ input: { id: column.id, version, ...input } }) : create({ input }))}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" label={<FormattedMessage id="leadColumn.title" />} autoComplete="off" required />
    </FormDialog>
  );
}
