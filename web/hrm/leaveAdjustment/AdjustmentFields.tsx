import { leaveAdjustmentKinds } from '../../../server/hrm/leaveAdjustment/leaveAdjustment.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';
import { LeaveTypeSelect } from '../leaveType/LeaveTypeSelect.tsx';

/** Props of the form of an adjustment of a balance. */
export interface AdjustmentFormProps extends RecordFormProps {
  /** Whose balance a new one adjusts. */
  employee?: { readonly id: string; readonly name: string };
}

/** Fields of an adjustment of a balance of leave, of the confidential types or of all others. */
export const AdjustmentFields = ({ isConfidential }: { isConfidential: boolean }) => (
  <>
    <FieldGrid>
      <EmployeeSelect name="employeeId" />
      <LeaveTypeSelect name="leaveTypeId" isConfidential={isConfidential} />
      <ChoiceField name="kind" values={leaveAdjustmentKinds} texts="leaveAdjustmentKind" />
      <DateField name="effectiveOn" />
    </FieldGrid>
    <NumberField name="days" decimals={[0, 1]} />
    <TextAreaField name="reason" rows={3} />
  </>
);
