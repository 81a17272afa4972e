import { approvalDelegationRules } from '../../../server/administration/approval/approval.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { approvalDelegationForm } from '../../core/relay/operations/approvalDelegationOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a delegation. A copy is of other days. */
export const ApprovalDelegationForm = (props: RecordFormProps) => (
  <RecordForm
    entity="approvalDelegation"
    operations={approvalDelegationForm}
    rules={approvalDelegationRules}
    copied={{ startsOn: '', endsOn: '' }}
    {...props}
  >
    <FieldGrid>
      <CompanyUserSelect name="approverId" />
      <CompanyUserSelect name="delegateId" />
      <DateField name="startsOn" />
      <DateField name="endsOn" />
    </FieldGrid>
    <TextField name="note" autoComplete="off" />
  </RecordForm>
);
