import { leaveAdjustmentRules } from '../../../server/hrm/leaveAdjustment/leaveAdjustment.rules.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import { confidentialAdjustmentForm } from '../../core/relay/operations/confidentialAdjustmentOperations.ts';
import { RecordForm } from '../../core/screens/RecordForm.tsx';
import { AdjustmentFields, type AdjustmentFormProps } from './AdjustmentFields.tsx';

/** Creates or edits an opening balance of confidential leave or a correction. */
export function ConfidentialAdjustmentForm({ employee, ...props }: AdjustmentFormProps) {
  const today = useToday();
  return (
    <RecordForm
      entity="confidentialAdjustment"
      operations={confidentialAdjustmentForm}
      rules={leaveAdjustmentRules}
      initial={{ kind: 'CORRECTION', effectiveOn: today, employee }}
      copied={{ employeeId: '' }}
      {...props}
    >
      <AdjustmentFields isConfidential />
    </RecordForm>
  );
}
