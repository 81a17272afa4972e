import { confidentialAdjustmentForm } from '../../core/relay/operations/confidentialAdjustmentOperations.ts';
import { AdjustmentForm, type AdjustmentFormProps } from './AdjustmentForm.tsx';

/** Creates or edits an opening balance of confidential leave or a correction. */
export const ConfidentialAdjustmentForm = (props: AdjustmentFormProps) => (
  <AdjustmentForm entity="confidentialAdjustment" operations={confidentialAdjustmentForm} {...props} />
);
