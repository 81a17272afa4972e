import { z } from 'zod';
import {
  descriptionLimit,
  onPurpose,
  optionalId,
  optionalText,
  quantity,
  recordId,
  recordIds,
  requiredDay,
  requiredText,
  unitPrice,
} from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import type { Transitions } from '../../core/rules/transitions.ts';

/** Approval of a requisition (spec 2 §4). */
export const requisitionStatuses = ['PENDING', 'APPROVED', 'CANCELLED'] as const;
export type RequisitionStatusName = (typeof requisitionStatuses)[number];

/** Allowed transitions of a requisition (domain §4). An approved one whose content changes is pending again. */
export const requisitionTransitions: Transitions<RequisitionStatusName> = {
  PENDING: ['APPROVED', 'CANCELLED'],
  APPROVED: ['PENDING', 'CANCELLED'],
  CANCELLED: [],
};

/** Maximum number of lines of a requisition. */
export const requisitionLineLimit = 200;

const optionalPrice = z.preprocess(
  value => (value === '' ? null : value),
  unitPrice.nullish().transform(value => value ?? null),
);

/** Rules of a line: a product and at least one unit of it (spec 2 §5). */
export const requisitionLineRules = z.object({
  productId: recordId,
  quantity: quantity.refine(value => Number(value) >= 1, { message: 'tooSmall', params: { min: 1 } }),
  estimatedPrice: optionalPrice.describe('What a piece is expected to cost, net of tax; the last price ordered, if omitted.'),
  note: optionalText(),
});

/** Validation rules for a requisition (spec 2 §5). */
export const requisitionRules = z.object({
  title: requiredText(),
  departmentId: recordId,
  category: requiredText(),
  dueOn: requiredDay,
  headId: optionalId.describe('Expense head whose budget it will be spent of.'),
  costCenterId: optionalId,
  isSealed: onPurpose.describe('Whether prices stay hidden from everybody until the end of the due day.'),
  description: optionalText(descriptionLimit).describe('What vendors should know; they read it with the request.'),
  vendorIds: recordIds(1).describe('Vendors to ask for quotations; at least one.'),
  requisitionStatus: z.enum(requisitionStatuses).default('PENDING').describe('Approving takes the action APPROVE.'),
  overrideReason: optionalText(descriptionLimit).describe('Needed to approve above a cap that asks for approval.'),
  status: z.enum(activeStatuses, 'required'),
  lines: z.array(requisitionLineRules, 'required').min(1, 'lastLine').max(requisitionLineLimit, 'limitExceeded'),
});

/** Validation rules of approving a requisition; a reason is needed above a cap that asks for approval. */
export const approveRequisitionRules = z.object({ overrideReason: optionalText(descriptionLimit) });

/** Validation rules of planned spending. */
export const spendingCheckRules = z.object({
  headId: optionalId,
  costCenterId: optionalId,
  lines: z
    .array(requisitionLineRules.pick({ productId: true, quantity: true, estimatedPrice: true }))
    .max(requisitionLineLimit, 'limitExceeded'),
});

/** Validated values of a requisition. */
export type RequisitionValues = z.output<typeof requisitionRules>;

/** Validated values of a line. */
export type RequisitionLineValues = z.output<typeof requisitionLineRules>;
