import { ConfidentialAdjustment } from './ConfidentialAdjustment.ts';
import { AdjustmentServiceOf } from './LeaveAdjustmentService.ts';

/** Adjustments of balances of confidential leave. */
export class ConfidentialAdjustmentService extends AdjustmentServiceOf(ConfidentialAdjustment, { isConfidential: true }) {}
