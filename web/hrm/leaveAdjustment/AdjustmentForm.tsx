import { leaveAdjustmentKinds, leaveAdjustmentRules } from '../../../server/hrm/leaveAdjustment/leaveAdjustment.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { FormOperations } from '../../core/relay/FormOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';
import { LeaveTypeSelect } from '../leaveType/LeaveTypeSelect.tsx';

/** Props of the form of an adjustment of a balance. */
export interface AdjustmentFormProps extends RecordFormProps {
  /** Whose balance a new one adjusts. */
  employee?: { readonly id: string; readonly name: string };
}

interface AdjustmentFormFrame<Record> extends AdjustmentFormProps {
  entity: 'leaveAdjustment' | 'confidentialAdjustment';
  operations: FormOperations<Record>;
}

/** Creates or edits an opening balance of leave or a correction, of the confidential types or of all others. */
export function AdjustmentForm<Record extends object>({ entity, employee, ...props }: AdjustmentFormFrame<Record>) {
  const today = useToday();
  return (
    <RecordForm
      entity={entity}
      rules={leaveAdjustmentRules}
      initial={{ kind: 'CORRECTION', effectiveOn: today, employee }}
      copied={{ employeeId: '' }}
      {...props}
    >
      <FieldGrid>
        <EmployeeSelect name="employeeId" />
        <LeaveTypeSelect name="leaveTypeId" isConfidential={entity === 'confidentialAdjustment'} />
        <ChoiceField name="kind" values={leaveAdjustmentKinds} texts="leaveAdjustmentKind" />
        <DateField name="effectiveOn" />
      </FieldGrid>
      <NumberField name="days" decimals={[0, 1]} />
      <TextAreaField name="reason" rows={3} />
    </RecordForm>
  );
}
