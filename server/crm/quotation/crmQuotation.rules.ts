import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, percent, recordId, requiredText } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { dealLines, pricesIncludeTax } from '../deal/deal.rules.ts';

/** What a quotation is stored as; EXPIRED follows from its day. */
export type CrmQuotationState = 'DRAFT' | 'SENT' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';
export type CrmQuotationStatusName = CrmQuotationState | 'EXPIRED';

/** What a quotation can become: one that is not accepted can be worked over and sent again. */
export const crmQuotationTransitions: Transitions<CrmQuotationState> = {
  DRAFT: ['SENT', 'CANCELLED'],
  SENT: ['ACCEPTED', 'DECLINED', 'CANCELLED', 'DRAFT'],
  ACCEPTED: [],
  DECLINED: ['DRAFT', 'CANCELLED'],
  CANCELLED: [],
};

/** The day until which a quotation made today is good, unless somebody says otherwise: thirty days on. */
export function usualValidity(today: string): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + 30);
  return day.toISOString().slice(0, 10);
}

const day = z
  .string({ error: 'required' })
  .min(1, 'required')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid');

/** What a valid quotation is: for whom, until when, and at least one product. */
export const crmQuotationRules = z.object({
  customerId: recordId,
  contactId: optionalId,
  ownerId: optionalId,
  description: requiredText(descriptionLimit),
  validUntil: day,
  terms: optionalText(descriptionLimit),
  notes: optionalText(descriptionLimit).describe('For colleagues alone.'),
  discountPercent: percent,
  pricesIncludeTax,
  lines: dealLines,
});

/** What a customer says who accepts. */
export const acceptanceRules = z.object({ name: requiredText() });
/** What a customer says who declines. */
export const declineRules = z.object({ reason: requiredText(1_000) });
