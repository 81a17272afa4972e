import { optionalText, requiredText } from './fields.ts';
import { isIban } from './isIban.ts';

const spaceless = (value: string) => value.replace(/\s/g, '').toUpperCase();

/** An IBAN (ISO 13616) with its check digits; spaces are removed. */
export const iban = requiredText(42).transform(spaceless).refine(isIban, 'invalidIban');
/** An optional IBAN. */
export const optionalIban = optionalText(42)
  .transform(value => value && spaceless(value))
  .refine(value => value === null || isIban(value), 'invalidIban');

/** An optional BIC (ISO 9362). */
export const optionalBic = optionalText(11)
  .transform(value => value?.toUpperCase() ?? null)
  .refine(value => value === null || /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(value), 'invalidBic');
