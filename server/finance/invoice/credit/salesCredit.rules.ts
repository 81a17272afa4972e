import { z } from 'zod';
import { descriptionLimit, money, quantity, recordId, requiredText } from '../../../core/rules/fields.ts';
import { lineLimit } from '../../../inventory/itemLine/itemLine.rules.ts';
import { lineSerials } from '../../../inventory/serial/serialNumbers.rules.ts';

const positive = money.refine(value => Number(value) > 0, 'notPositive');

/** Validation rules of a credit note: the invoice, the reason and the credited lines; without lines, everything that remains. */
export const salesCreditRules = z.object({
  invoiceId: recordId,
  reason: requiredText(descriptionLimit),
  lines: z
    .array(
      z
        .object({
          lineId: recordId,
          quantity: quantity.nullish(),
          amount: positive.nullish(),
          restock: z
            .boolean('invalid')
            .nullish()
            .transform(restock => restock ?? false),
          serialNumbers: lineSerials,
        })
        .refine(line => line.quantity || line.amount, { message: 'required', path: ['quantity'] })
        // Goods come back by the piece.
        .refine(line => line.quantity || !line.restock, { message: 'required', path: ['quantity'] }),
    )
    .min(1, 'chooseOne')
    .max(lineLimit, 'limitExceeded')
    .nullish()
    .transform(lines => lines ?? null),
});
