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
import { vatCategories } from '../product/inventoryProduct.rules.ts';

/** What a line can sell. */
export const sellableKinds = ['PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT'] as const;
/** How it can be paid. */
export const paymentMethods = ['CASH', 'CARD', 'BANK'] as const;
/** Lines of one invoice at most. */
export const lineLimit = 200;

/** How many of something: whole, at least one (spec 2 §5). */
const pieces = quantity.refine(value => /^\d+(\.0+)?$/.test(value), 'wholeNumber');

/** One without an amount pays what the others leave. */
const payments = z
  .array(z.object({ method: z.enum(paymentMethods, 'required'), amount: money.nullish() }), 'required')
  .max(10, 'limitExceeded');

const positive = money.refine(value => Number(value) > 0, 'notPositive');

const instant = z.union([z.date(), z.string().transform(value => new Date(value))]).nullish();

/** What a valid sale is (spec 2 §5): at a till, customer and tax may be left out; elsewhere both are said. */
export const saleRules = z
  .object({
    id: newRecordId,
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
    // Also when something else is missing: a form shows all that it lacks at once.
    { when: ({ value }) => Array.isArray((value as { lines?: unknown }).lines) },
  );

/** What a valid return is: of which sale, what of it, and where it goes. */
export const returnRules = z.object({
  id: newRecordId,
  invoiceId: recordId,
  tillSessionId: optionalId,
  reason: requiredText(descriptionLimit),
  lines: z
    .array(z.object({ lineId: recordId, quantity: pieces, restock: z.boolean() }))
    .min(1, 'chooseOne')
    .max(lineLimit, 'limitExceeded'),
  payments,
  /** Whether what goes back into stock may have expired since. */
  acceptExpired: onPurpose,
});

/** What a valid credit note is: of which sale, why, and what of it; all that is left where no line is named. */
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

/** How what is left of a credit note is paid out. */
export const refundRules = z.object({
  id: recordId,
  method: z.enum(paymentMethods, 'required'),
  amount: positive.nullish().transform(amount => amount ?? null),
});

/** A sale as it is asked for, checked. */
export type Sale = z.output<typeof saleRules>;
/** A return as it is asked for, checked. */
export type SaleReturn = z.output<typeof returnRules>;
/** A credit note as it is asked for, checked. */
export type CreditNote = z.output<typeof creditNoteRules>;
/** A credit note's refund as it is asked for, checked. */
export type CreditRefund = z.output<typeof refundRules>;
