import { leaveAdjustmentRules } from '../../../server/hrm/leaveAdjustment/leaveAdjustment.rules.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import { leaveAdjustmentForm } from '../../core/relay/operations/leaveAdjustmentOperations.ts';
import { RecordForm } from '../../core/screens/RecordForm.tsx';
import { AdjustmentFields, type AdjustmentFormProps } from './AdjustmentFields.tsx';

/** Creates or edits an opening balance of leave or a correction. */
export function LeaveAdjustmentForm({ employee, ...props }: AdjustmentFormProps) {
  const today = useToday();
  return (
    <RecordForm
      entity="leaveAdjustment"
      operations={leaveAdjustmentForm}
      rules={leaveAdjustmentRules}
      initial={{ kind: 'CORRECTION', effectiveOn: today, employee }}
      copied={{ employeeId: '' }}
      {...props}
    >
      <AdjustmentFields isConfidential={false} />
    </RecordForm>
  );
}
