import { z } from 'zod';
import { recordId, recordIds, unitPrice } from '../../core/rules/fields.ts';
import { offerFields } from '../quotation/vendorQuotation.rules.ts';
import { requisitionLineLimit } from '../requisition/requisition.rules.ts';

/** Validation rules for sending a requisition to vendors. */
export const sendRules = z.object({
  requisitionId: recordId,
  vendorIds: recordIds().default([]),
});

/** Blank is no offer. */
const offeredPrice = z.preprocess(value => (value === '' || value === undefined ? null : value), unitPrice.nullable());

/** Validation rules for what a vendor offers by their link. A line without a price is not offered. */
export const linkOfferRules = z
  .object({
    ...offerFields,
    lines: z
      .array(z.object({ position: z.int('invalid'), price: offeredPrice }), 'required')
      .max(requisitionLineLimit, 'limitExceeded')
      .refine(lines => lines.some(({ price }) => price !== null), 'priceOne'),
  })
  .refine(({ dueOn, deliveryOn }) => deliveryOn <= dueOn, { path: ['deliveryOn'], message: 'deliveryAfterDue' });

/** Validated values of what a vendor offers by their link. */
export type LinkOfferValues = z.output<typeof linkOfferRules>;
