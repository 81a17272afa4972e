import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { leaveParts, leaveRequestRules } from '../../../server/hrm/leave/leaveRequest.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { leaveRequestForm } from '../../core/relay/operations/leaveRequestOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';
import { LeaveTypeSelect } from '../leaveType/LeaveTypeSelect.tsx';

/** Creates or edits a request for leave. A copy is of other days. */
export const LeaveRequestForm = (props: RecordFormProps) => (
  <RecordForm
    entity="leaveRequest"
    operations={leaveRequestForm}
    rules={leaveRequestRules}
    initial={{ part: 'WHOLE' }}
    copied={{ startsOn: '', endsOn: '' }}
    {...props}
  >
    {(record, isCopy) => (
      <FieldGrid>
        <EmployeeSelect name="employeeId" />
        <LeaveType isKept={!isCopy && !!record && !(record as { leaveType: object | null }).leaveType} />
        <DateField name="startsOn" />
        <LastDay />
        <ChoiceField name="part" values={leaveParts} texts="leavePart" />
      </FieldGrid>
    )}
  </RecordForm>
);

/** A confidential type is not shown; it is kept unless another one is chosen. */
function LeaveType({ isKept }: { isKept: boolean }) {
  return (
    <LeaveTypeSelect name="leaveTypeId" required={!isKept} hint={isKept ? <FormattedMessage id="leaveRequest.typeKept" /> : undefined} />
  );
}

/** The calendar offers no day before the first one. */
function LastDay() {
  const startsOn = useWatch({ name: 'startsOn' }) as string | null;
  return <DateField name="endsOn" min={startsOn || undefined} />;
}
