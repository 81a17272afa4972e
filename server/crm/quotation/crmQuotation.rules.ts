import { z } from 'zod';
import { daysAfter } from '../../core/rules/days.ts';
import { descriptionLimit, optionalId, optionalText, percent, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { dealLines, pricesIncludeTax } from '../deal/deal.rules.ts';

/** Stored states; EXPIRED is derived from `validUntil`. */
export type CrmQuotationState = 'DRAFT' | 'SENT' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';
export type CrmQuotationStatusName = CrmQuotationState | 'EXPIRED';

/** Allowed state transitions. A sent or declined quotation can be revised and sent again. */
export const crmQuotationTransitions: Transitions<CrmQuotationState> = {
  DRAFT: ['SENT', 'CANCELLED'],
  SENT: ['ACCEPTED', 'DECLINED', 'CANCELLED', 'DRAFT'],
  ACCEPTED: [],
  DECLINED: ['DRAFT', 'CANCELLED'],
  CANCELLED: [],
};

/** Default last valid day of a quotation created today: thirty days later. */
export const usualValidity = (today: string): string => daysAfter(today, 30);

/** Validation rules for a quotation: customer, description, last valid day and at least one product. */
export const crmQuotationRules = z.object({
  customerId: recordId,
  contactId: optionalId,
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  description: requiredText(descriptionLimit).describe('Visible to company users only.'),
  remarks: optionalText(descriptionLimit).describe('Shown to the customer on the document.'),
  validUntil: requiredDay,
  terms: optionalText(descriptionLimit),
  notes: optionalText(descriptionLimit).describe('Visible to company users only.'),
  discountPercent: percent,
  pricesIncludeTax,
  lines: dealLines,
});

/** Input of a customer who accepts. */
export const acceptanceRules = z.object({ name: requiredText() });
/** Input of a customer who declines. */
export const declineRules = z.object({ reason: requiredText(1_000) });
