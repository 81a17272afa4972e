import { z } from 'zod';
import { money, optionalText, recordId, requiredDay, requiredText, descriptionLimit } from '../../core/rules/fields.ts';

/** Documents whose approval roles are limited in; further ones may follow. */
export const approvedDocuments = ['REQUISITION', 'PURCHASE_ORDER'] as const;
export type ApprovedDocumentName = (typeof approvedDocuments)[number];

/** Validation rules of an approval limit. */
export const approvalLimitRules = z.object({
  roleId: recordId,
  document: z.enum(approvedDocuments, 'required'),
  amount: money.describe("Up to which its users approve alone, net of tax, in the company's currency; 0 for nothing."),
});

/** Validation rules of a delegation: another user, for a period. */
export const approvalDelegationRules = z
  .object({
    approverId: recordId.describe('Whose limits are lent.'),
    delegateId: recordId.describe('Who approves on behalf.'),
    startsOn: requiredDay,
    endsOn: requiredDay.describe('Last day.'),
    note: optionalText(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], message: 'endBeforeStart' })
  .refine(({ approverId, delegateId }) => approverId !== delegateId, { path: ['delegateId'], message: 'ownDelegate' });

/** Validation rules of sending a document back to whoever asks for its approval. */
export const rejectionRules = z.object({ reason: requiredText(descriptionLimit).describe('Why it is not approved.') });

/** Validated values of an approval limit. */
export type ApprovalLimitValues = z.output<typeof approvalLimitRules>;
/** Validated values of a delegation. */
export type ApprovalDelegationValues = z.output<typeof approvalDelegationRules>;
