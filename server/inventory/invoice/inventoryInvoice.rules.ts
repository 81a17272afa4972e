import { z } from 'zod';
import {
  decimal,
  descriptionLimit,
  money,
  newRecordId,
  onPurpose,
  optionalId,
  percent,
  quantity,
  recordId,
  requiredText,
} from '../../core/rules/fields.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';
import { lineSerials } from '../serial/serialNumbers.rules.ts';
import { paymentMethods } from '../../ledger/payment/payment.rules.ts';

/** Kinds of items that a line can sell. */
export const sellableKinds = ['PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT'] as const;
/** Maximum number of lines per invoice. */
export const lineLimit = 200;

/** A quantity in whole pieces, at least one (spec 2 §5). */
const pieces = quantity.refine(value => /^\d+(\.0+)?$/.test(value), 'wholeNumber');

/** A payment without an amount covers what the others leave open. */
const payments = z
  .array(z.object({ method: z.enum(paymentMethods, 'required'), amount: money.nullish() }), 'required')
  .max(10, 'limitExceeded');

const positive = money.refine(value => Number(value) > 0, 'notPositive');

const instant = z.union([z.date(), z.string().transform(value => new Date(value))]).nullish();

/** Validation rules of a sale (spec 2 §5): customer and tax category are optional at a till and required elsewhere. */
export const saleRules = z
  .object({
    id: newRecordId,
    replacesId: optionalId,
    customerId: optionalId,
    tillSessionId: optionalId,
    lines: z
      .array(
        z.object({
          kind: z.enum(sellableKinds, 'required'),
          itemId: recordId,
          quantity: pieces,
          discountPercent: percent,
          vatCategory: z.enum(vatCategories, 'notInList').nullish(),
          serialNumbers: lineSerials,
        }),
      )
      .min(1, 'lastLine')
      .max(lineLimit, 'limitExceeded'),
    discountPercent: percent,
    payments,
    tendered: money.nullish(),
    credit: money.nullish(),
    soldAt: instant,
    expectedTotal: money.nullish(),
    expectedRounding: decimal(-1_000, 1_000).nullish(),
  })
  .superRefine(
    ({ customerId, tillSessionId, lines, credit }, context) => {
      const missing = (...path: (string | number)[]) => context.addIssue({ code: 'custom', message: 'required', path });
      if (tillSessionId && Number(credit ?? 0) > 0 && !customerId) missing('customerId');
      if (tillSessionId) return;
      if (!customerId) missing('customerId');
      for (const [index, { kind, vatCategory }] of lines.entries())
        if (!vatCategory && kind !== 'PACKAGE') missing('lines', index, 'vatCategory');
    },
    // Runs even if other fields are invalid, so that a form shows all missing fields at once.
    { when: ({ value }) => Array.isArray((value as { lines?: unknown }).lines) },
  );

/** Validation rules of a return: the sale, the returned lines, and whether they go back into stock. */
export const returnRules = z.object({
  id: newRecordId,
  invoiceId: recordId,
  tillSessionId: optionalId,
  reason: requiredText(descriptionLimit),
  lines: z
    .array(z.object({ lineId: recordId, quantity: pieces, restock: z.boolean(), serialNumbers: lineSerials }))
    .min(1, 'chooseOne')
    .max(lineLimit, 'limitExceeded'),
  payments,
  /** Whether goods going back into stock may have expired since. */
  acceptExpired: onPurpose,
});

/** Validation rules of a credit note: the sale, the reason and the credited lines; without lines, everything that remains. */
export const creditNoteRules = z.object({
  id: newRecordId,
  invoiceId: recordId,
  tillSessionId: optionalId,
  reason: requiredText(descriptionLimit),
  lines: z
    .array(
      z
        .object({ lineId: recordId, quantity: pieces.nullish(), amount: positive.nullish() })
        .refine(({ quantity, amount }) => quantity || amount, { message: 'required', path: ['amount'] }),
    )
    .min(1, 'chooseOne')
    .max(lineLimit, 'limitExceeded')
    .nullish()
    .transform(lines => lines ?? null),
  payments,
});

/** Validation rules of a payout of a credit note's remaining credit. */
export const refundRules = z.object({
  id: recordId,
  method: z.enum(paymentMethods, 'required'),
  amount: positive.nullish().transform(amount => amount ?? null),
});

/** A validated sale. */
export type Sale = z.output<typeof saleRules>;
/** A validated return. */
export type SaleReturn = z.output<typeof returnRules>;
/** A validated credit note. */
export type CreditNote = z.output<typeof creditNoteRules>;
/** A validated refund of a credit note. */
export type CreditRefund = z.output<typeof refundRules>;
