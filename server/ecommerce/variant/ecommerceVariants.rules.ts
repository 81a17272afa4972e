import { z } from 'zod';
import { recordId, requiredText } from '../../core/rules/fields.ts';

/** Options of a product at most, such as size and colour; values of an option; and variants that they make. */
export const optionLimit = 3;
const valueLimit = 50;
export const variantLimit = 100;

const short = requiredText(50);

/** Whether no text is there twice, however it is written. */
const areDifferent = (texts: string[]) => new Set(texts.map(text => text.toLowerCase())).size === texts.length;

/** Validation rules for the options in which a product is sold: each combination of their values is a variant. */
export const ecommerceVariantsRules = z.object({
  productId: recordId,
  options: z
    .array(
      z.object({
        name: short,
        values: z
          .array(short, 'required')
          .min(1, 'required')
          .max(valueLimit, { error: 'tooMany', abort: true })
          .refine(areDifferent, 'taken'),
      }),
      'required',
    )
    .min(1, 'required')
    .max(optionLimit, { error: 'tooMany', abort: true })
    .refine(options => areDifferent(options.map(({ name }) => name)), 'taken')
    .refine(options => options.reduce((count, { values }) => count * values.length, 1) <= variantLimit, {
      message: 'tooMany',
      params: { max: variantLimit },
    }),
});
