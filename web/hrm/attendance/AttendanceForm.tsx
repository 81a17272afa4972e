import { attendanceRules } from '../../../server/hrm/attendance/attendance.rules.ts';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { attendanceForm } from '../../core/relay/operations/attendanceOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';

/** Enters or edits attendance. A copy is of another day. */
export const AttendanceForm = (props: RecordFormProps) => (
  <RecordForm
    entity="attendance"
    operations={attendanceForm}
    rules={attendanceRules}
    initial={{ breakMinutes: '0' }}
    copied={{ startedAt: '', endedAt: '' }}
    {...props}
  >
    <EmployeeSelect name="employeeId" />
    <FieldGrid>
      <DateTimeField name="startedAt" />
      <DateTimeField name="endedAt" />
      <NumberField name="breakMinutes" decimals={[0, 0]} />
    </FieldGrid>
  </RecordForm>
);
