import { teamDelegationRules } from '../../../server/hrm/delegation/teamDelegation.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { teamDelegationForm } from '../../core/relay/operations/teamDelegationOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';

/** Creates or edits a manager's stand-in. A copy is of other days. */
export const TeamDelegationForm = (props: RecordFormProps) => (
  <RecordForm
    entity="teamDelegation"
    operations={teamDelegationForm}
    rules={teamDelegationRules}
    copied={{ startsOn: '', endsOn: '' }}
    {...props}
  >
    <FieldGrid>
      <EmployeeSelect name="managerId" />
      <CompanyUserSelect name="delegateId" />
      <DateField name="startsOn" />
      <DateField name="endsOn" />
    </FieldGrid>
  </RecordForm>
);
