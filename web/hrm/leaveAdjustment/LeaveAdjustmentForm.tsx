import { leaveAdjustmentForm } from '../../core/relay/operations/leaveAdjustmentOperations.ts';
import { AdjustmentForm, type AdjustmentFormProps } from './AdjustmentForm.tsx';

/** Creates or edits an opening balance of leave or a correction. */
export const LeaveAdjustmentForm = (props: AdjustmentFormProps) => (
  <AdjustmentForm entity="leaveAdjustment" operations={leaveAdjustmentForm} {...props} />
);
