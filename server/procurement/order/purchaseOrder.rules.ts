import { z } from 'zod';
import {
  descriptionLimit,
  optionalDay,
  optionalId,
  optionalText,
  percent,
  quantity,
  recordId,
  requiredText,
  unitPrice,
} from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { purchaseVatCategories } from '../../finance/expense/purchaseVatCategories.rules.ts';
import { optionalCurrency, optionalRate } from '../../ledger/exchangeRate/exchangeRate.rules.ts';

/** Statuses of a purchase order as its users see them (domain §4); what is received follows from its receipts. */
export const purchaseOrderStatuses = ['DRAFT', 'ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED', 'CLOSED', 'CANCELLED'] as const;
export type PurchaseOrderStatusName = (typeof purchaseOrderStatuses)[number];

/** How much of an order is billed. */
export const orderBillings = ['NONE', 'PARTLY', 'FULLY'] as const;
export type OrderBillingName = (typeof orderBillings)[number];

/** Statuses that are stored. */
export type PurchaseOrderState = Exclude<PurchaseOrderStatusName, 'PARTIALLY_RECEIVED' | 'RECEIVED'>;

/** Allowed transitions of a purchase order. */
export const purchaseOrderTransitions: Transitions<PurchaseOrderState> = {
  DRAFT: ['ISSUED', 'CANCELLED'],
  ISSUED: ['ACKNOWLEDGED', 'CLOSED', 'CANCELLED'],
  ACKNOWLEDGED: ['CLOSED', 'CANCELLED'],
  CLOSED: [],
  CANCELLED: [],
};

/** What an order can be told to become by the documented call. */
export const purchaseOrderMoves = ['DRAFT', 'ISSUED', 'ACKNOWLEDGED', 'INVOICED', 'CLOSED', 'CANCELLED'] as const;
export type PurchaseOrderMove = (typeof purchaseOrderMoves)[number];

/** Maximum number of lines of an order. */
export const purchaseLineLimit = 200;
/** Usual payment terms of a vendor, in days from the day of the bill. */
export const usualVendorDays = 30;

/** Rules of a line: a product, its quantity and its price net of tax. */
export const purchaseLineRules = z.object({
  id: optionalId,
  productId: recordId,
  description: optionalText(1_000),
  quantity,
  unitPrice,
  discountPercent: percent,
  vatCategory: z
    .enum(purchaseVatCategories, 'notInList')
    .nullish()
    .transform(value => value ?? 'STANDARD_RATED'),
});

/** Validation rules of a purchase order: a vendor and at least one line. */
export const purchaseOrderRules = z.object({
  vendorId: recordId,
  requisitionId: optionalId.describe('The approved requisition that it fulfills.'),
  headId: optionalId.describe('Expense head whose budget it is committed against.'),
  costCenterId: optionalId,
  projectId: optionalId.describe('The project whose cost it is.'),
  expectedOn: optionalDay.describe('Day of delivery agreed with the vendor.'),
  paymentDays: z
    .preprocess(
      value => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
      z.int('invalid').min(0, 'tooSmall').max(365, 'tooLarge').nullish(),
    )
    .transform(value => value ?? usualVendorDays)
    .describe('Payment terms in days from the day of the bill: 30, if omitted.'),
  currency: optionalCurrency.describe("ISO 4217; the company's own, if omitted."),
  exchangeRate: optionalRate.describe(
    "Units of the company's currency for one of the order's; the rate of the day it is issued, if omitted.",
  ),
  discountPercent: percent.describe('Discount on the whole order, 0 to 100.'),
  terms: optionalText(descriptionLimit).describe('Shown to the vendor on the order.'),
  notes: optionalText(descriptionLimit).describe('Visible to company users only.'),
  lines: z.array(purchaseLineRules, 'required').min(1, 'lastLine').max(purchaseLineLimit, 'limitExceeded'),
});

/** Validation rules of issuing an order; a reason is needed above a cap that asks for approval. */
export const issuePurchaseOrderRules = z.object({ overrideReason: optionalText(descriptionLimit) });

/** Validation rules of changing an issued order, beside what is changed; the second reason is needed above a cap that asks for approval. */
export const revisePurchaseOrderRules = z.object({
  reason: requiredText(descriptionLimit),
  overrideReason: optionalText(descriptionLimit),
});

/** Validation rules of moving an order. */
export const movePurchaseOrderRules = z.object({
  poStatus: z
    .enum(purchaseOrderMoves, 'notInList')
    .nullish()
    .transform(value => value ?? null),
  discountPercent: percent.nullish().transform(value => value ?? null),
});

/** Validated values of a purchase order. */
export type PurchaseOrderValues = z.output<typeof purchaseOrderRules>;
/** Validated values of a line. */
export type PurchaseLineValues = z.output<typeof purchaseLineRules>;
