import { graphql } from 'react-relay';
import { ownDelegationRules } from '../../../server/hrm/delegation/teamDelegation.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { StandInFormMutation } from '../../core/relay/generated/StandInFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Names who decides for the viewer on some days. */
export function StandInForm({ onClose }: { onClose: () => unknown }) {
  const today = useToday();
  const [save, isSaving] = useSaving<StandInFormMutation>(graphql`
    mutation StandInFormMutation($input: NameOwnDelegateInput!) {
      nameOwnDelegate(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormDialog
      entity="teamDelegation"
      title="teamDelegation.name"
      submitLabel="teamDelegation.name"
      rules={ownDelegationRules}
      values={{ delegateId: '', startsOn: today, endsOn: '' }}
      save={input => save({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <CompanyUserSelect name="delegateId" />
      <FieldGrid>
        <DateField name="startsOn" />
        <DateField name="endsOn" />
      </FieldGrid>
    </FormDialog>
  );
}
