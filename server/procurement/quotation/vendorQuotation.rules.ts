import { z } from 'zod';
import { Decimal, percentOf, round, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import {
  descriptionLimit,
  money,
  numberText,
  optionalId,
  optionalText,
  quantity,
  recordId,
  requiredDay,
  requiredText,
  unitPrice,
} from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { requisitionLineLimit } from '../requisition/requisition.rules.ts';

/** Statuses of a vendor's quotation (spec 2 §3): PENDING as received, ACTIVE on the short list, INACTIVE once another one won. */
export const vendorQuotationStatuses = ['PENDING', 'ACTIVE', 'APPROVED', 'INACTIVE', 'CANCELLED'] as const;
export type VendorQuotationStatusName = (typeof vendorQuotationStatuses)[number];

/** Allowed transitions of a vendor's quotation (domain §4). Approving awards it. */
export const vendorQuotationTransitions: Transitions<VendorQuotationStatusName> = {
  PENDING: ['ACTIVE', 'APPROVED', 'INACTIVE', 'CANCELLED'],
  ACTIVE: ['PENDING', 'APPROVED', 'INACTIVE', 'CANCELLED'],
  INACTIVE: ['ACTIVE', 'CANCELLED'],
  APPROVED: [],
  CANCELLED: [],
};

/** Statuses in which a quotation can be awarded. */
export const openStatuses: readonly VendorQuotationStatusName[] = ['PENDING', 'ACTIVE'];

/** Blank is 0. */
const orZero = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), rule);

/** A discount: at most 100 % (spec 2 §9). */
const discountPercent = numberText(6)
  .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
  .refine(value => Number(value) <= 100, 'limitExceeded');

/** Rules of a line: a product, its quantity and its price (spec 2 §5). */
export const vendorQuotationLineRules = z.object({
  productId: recordId,
  quantity: quantity.refine(value => Number(value) >= 1, { message: 'tooSmall', params: { min: 1 } }),
  price: unitPrice.describe("Price of one unit in the vendor's currency."),
});

/** Rules of what a vendor offers beside the prices: terms and days. */
export const offerFields = {
  dueOn: requiredDay.describe('Last day on which the offer is valid.'),
  deliveryOn: requiredDay.describe('Day of delivery, on or before the due date.'),
  discountPercent: orZero(discountPercent).describe('Percentage off the subtotal, 0 to 100.'),
  taxTotal: orZero(money).describe('Tax on top, as the vendor states it.'),
  description: requiredText(descriptionLimit),
  terms: optionalText(descriptionLimit),
};

/** Validation rules for a vendor's quotation (spec 2 §5). */
export const vendorQuotationRules = z
  .object({
    title: requiredText(),
    vendorId: recordId,
    requisitionId: recordId,
    ...offerFields,
    lines: z.array(vendorQuotationLineRules, 'required').min(1, 'lastLine').max(requisitionLineLimit, 'limitExceeded'),
    attachmentId: optionalId.describe('Id of the file attached before; a new one comes as `attachment`.'),
    status: z.enum(vendorQuotationStatuses).default('PENDING').describe('Approving awards the quotation and takes the action APPROVE.'),
  })
  .refine(({ dueOn, deliveryOn }) => deliveryOn <= dueOn, { path: ['deliveryOn'], message: 'deliveryAfterDue' });

/** Rules of an award: at least one quotation, each with the lines of it that won. */
export const awardRules = z
  .array(z.object({ quotationId: recordId, lineIds: z.array(recordId).max(requisitionLineLimit, 'limitExceeded').nullish() }))
  .min(1, 'chooseOne')
  .max(100, 'tooMany');

/** Validated values of a vendor's quotation. */
export type VendorQuotationValues = z.output<typeof vendorQuotationRules>;

/** Prices of an offer, and what its amounts follow from besides. */
export type OfferValues = Pick<VendorQuotationValues, 'discountPercent' | 'taxTotal' | 'lines'>;

/** Validated values of a line. */
export type VendorQuotationLineValues = z.output<typeof vendorQuotationLineRules>;

/** What the amounts of an offer follow from. */
type Priced = Pick<OfferValues, 'discountPercent' | 'taxTotal'> & { lines: readonly { quantity: string; price: string }[] };

/** Computes an offer's amounts, each rounded to the currency: subtotal = Σ round(quantity × price), less the discount, plus tax (domain §4). */
export function offerFigures({ lines, discountPercent: percent, taxTotal: tax }: Priced, currency: string) {
  const digits = currencyDecimals(currency);
  const amounts = lines.map(({ quantity: count, price }) => round(new Decimal(count).times(price), digits));
  const subtotal = sum(amounts);
  const discountTotal = round(percentOf(subtotal, percent), digits);
  const taxTotal = round(tax, digits);
  return { amounts, subtotal, discountTotal, taxTotal, finalAmount: subtotal.minus(discountTotal).plus(taxTotal) };
}
