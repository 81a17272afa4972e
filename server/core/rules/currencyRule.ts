import { z } from 'zod';

const known = new Set(Intl.supportedValuesOf('currency'));

/** An ISO 4217 currency code, upper case. Codes: required, notInList. */
export const currencyRule = z.object({
  currency: z
    .string()
    .transform(code => code.trim().toUpperCase())
    .refine(code => code !== '', { message: 'required', abort: true })
    .refine(code => known.has(code), 'notInList'),
});
