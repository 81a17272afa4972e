import { z } from 'zod';
import { latinDigits } from './digits.ts';
import { idForm } from './idForm.ts';

/** Characters of a title and of a description at most (domain §9). */
export const titleLimit = 255;
export const descriptionLimit = 5_000;
/** Money of one document at most (domain §9). */
export const moneyLimit = 999_999_999_999.99;

// PostgreSQL stores neither NUL nor half a character; other control characters but line breaks and tabs are typing accidents.
const clean = (text: string) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
// Longer texts are looked at no further.
const longest = (max: number) => z.string({ error: 'required' }).trim().max(max, { error: 'tooLong', abort: true });
const text = (max: number) => longest(max).refine(clean, 'invalidCharacter');

/** A text that must be there. */
export const requiredText = (max = titleLimit) => text(max).min(1, 'required');
/** A text that may be missing; blank is missing. */
export const optionalText = (max = titleLimit) =>
  text(max)
    .nullish()
    .transform(value => value || null);

/** Digits of a phone number: 8 to 15 (spec 2 §9); blanks, hyphens, brackets and a leading plus are dropped, Arabic digits become Latin. */
export const phone = z
  .string({ error: 'required' })
  .max(titleLimit, { error: 'invalidPhone', abort: true })
  .transform(value =>
    latinDigits(value)
      .replace(/[\s()-]/g, '')
      .replace(/^\+/, ''),
  )
  .pipe(z.string().regex(/^\d{8,15}$/, 'invalidPhone'));
/** A phone number that may be missing. */
export const optionalPhone = z.preprocess(
  value => (value === '' ? null : value),
  phone.nullish().transform(value => value ?? null),
);

const addressLimit = 254;

/** An e-mail address: trimmed, NFKC, its domain in lower case (domain §0). */
export const email = z
  .string({ error: 'required' })
  .trim()
  // Some spellings are shortened by NFKC, whose work grows with the square of what it sorts.
  .refine(value => value.length <= 4 * addressLimit, { message: 'tooLong', params: { max: addressLimit }, abort: true })
  .transform(value => {
    const address = value.normalize('NFKC');
    const at = address.indexOf('@') + 1;
    return address.slice(0, at) + address.slice(at).toLowerCase();
  })
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(addressLimit, { error: 'tooLong', abort: true })
      .regex(/^[^\s@"(),:;<>[\\\]\u0000-\u001f]+@[^\s@.]+(\.[^\s@.]+)+$/, 'invalidEmail'),
  );
/** An e-mail address that may be missing. */
export const optionalEmail = z.preprocess(
  value => (value === '' ? null : value),
  email.nullish().transform(value => value ?? null),
);

/** A web address. */
export const optionalUrl = z.preprocess(
  value => (value === '' ? null : value),
  longest(titleLimit)
    .pipe(z.url({ protocol: /^https?$/, error: 'invalidUrl' }))
    .nullish()
    .transform(value => value ?? null),
);

/** An exact decimal as text, between two bounds. */
export const decimal = (min: number, max: number) =>
  z
    .union([z.string(), z.number()], { error: 'required' })
    .transform(String)
    .pipe(z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/, 'invalid'))
    .refine(value => Number(value) >= min, { message: 'tooSmall', params: { min } })
    .refine(value => Number(value) <= max, { message: 'tooLarge', params: { max } });

/** The id of another record; which kind it must be, the server knows. What is no id is nobody's. */
export const recordId = z
  .string({ error: 'required' })
  .min(1, 'required')
  .refine(value => !value || idForm.test(value), 'notFound');

/** An ISO 3166-1 alpha-2 country that may be missing, and one that must be there. */
export const optionalCountry = z.preprocess(
  value => (value === '' ? null : value),
  z
    .string()
    .regex(/^[A-Z]{2}$/, 'notInList')
    .nullish()
    .transform(value => value ?? null),
);
export const country = z
  .string({ error: 'required' })
  .min(1, 'required')
  .regex(/^[A-Z]{2}$/, 'notInList');

/** The id that a client gives a new record, if it does; which kind it must be, the server knows. */
export const newRecordId = z
  .string()
  .regex(idForm, 'invalid')
  .nullish()
  .transform(value => value ?? null);

/** The id of another record that may be missing. */
export const optionalId = z
  .union([z.literal(''), z.string().regex(idForm, 'notFound')])
  .nullish()
  .transform(value => value || null);

/** An exact number that must be there, as text. */
export const numberText = (decimals: number) =>
  z
    .union([z.string(), z.number()], { error: 'required' })
    .transform(String)
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(new RegExp(`^-?\\d{1,15}(\\.\\d{1,${decimals}})?$`), 'invalid'),
    );

/** Money of a document or a price: nothing below zero, at most 999 999 999 999.99 (domain §9). */
export const money = numberText(10)
  .refine(value => !value.startsWith('-') || Number(value) === 0, { message: 'tooSmall', params: { min: 0 } })
  .refine(value => Number(value) <= moneyLimit, 'limitExceeded');

/** The price of one: money, up to six decimals (domain §0). */
export const unitPrice = money.refine(value => !/\.\d{7,}$/.test(value), 'invalid');

/** How many: more than nothing, at most 1 000 000 (domain §9), up to six decimals. */
export const quantity = numberText(6)
  .refine(value => Number(value) > 0, 'notPositive')
  .refine(value => Number(value) <= 1_000_000, 'limitExceeded');

/** 0 to 100, up to six decimals; blank is 0. */
export const percent = z.preprocess(
  value => (value === '' || value === null || value === undefined ? '0' : value),
  numberText(6)
    .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
    .refine(value => Number(value) <= 100, { message: 'tooLarge', params: { max: 100 } }),
);

/** What somebody says on purpose; left out, they do not. */
export const onPurpose = z
  .boolean()
  .nullish()
  .transform(value => value ?? false);

/** A business day that may be missing: YYYY-MM-DD. */
export const optionalDay = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'invalid')
  .nullish()
  .transform(value => value || null);
