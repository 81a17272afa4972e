import { z } from 'zod';
import { latinDigits } from './digits.ts';
import { idForm } from './idForm.ts';
import { dayPattern } from './days.ts';

/** Maximum length of a title and of a description (domain §9). */
export const titleLimit = 255;
export const descriptionLimit = 5_000;
/** Maximum amount per document (domain §9). */
export const moneyLimit = 999_999_999_999.99;

// PostgreSQL stores neither NUL nor lone surrogates; other control characters except line breaks and tabs are typing accidents.
const clean = (text: string) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
// Texts that are too long are not checked any further.
const longest = (max: number) => z.string({ error: 'required' }).trim().max(max, { error: 'tooLong', abort: true });
const text = (max: number) => longest(max).refine(clean, 'invalidCharacter');

/** A required text. */
export const requiredText = (max = titleLimit) => text(max).min(1, 'required');
/** An optional text; blank counts as missing. */
export const optionalText = (max = titleLimit) =>
  text(max)
    .nullish()
    .transform(value => value || null);

/** A phone number of 8 to 15 digits (spec 2 §9); spaces, hyphens, brackets and a leading plus are removed, Arabic digits become Latin. */
export const phone = z
  .string({ error: 'required' })
  .max(titleLimit, { error: 'invalidPhone', abort: true })
  .transform(value =>
    latinDigits(value)
      .replace(/[\s()-]/g, '')
      .replace(/^\+/, ''),
  )
  .pipe(z.string().regex(/^\d{8,15}$/, 'invalidPhone'));
/** An optional phone number. */
export const optionalPhone = z.preprocess(
  value => (value === '' ? null : value),
  phone.nullish().transform(value => value ?? null),
);

const addressLimit = 254;

/** An e-mail address: trimmed, NFKC, with its domain in lower case (domain §0). */
export const email = z
  .string({ error: 'required' })
  .trim()
  // Checked before NFKC, which takes quadratic time; looser than the limit below, because NFKC shortens some spellings.
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
/** An optional e-mail address. */
export const optionalEmail = z.preprocess(
  value => (value === '' ? null : value),
  email.nullish().transform(value => value ?? null),
);

/** An optional URL. */
export const optionalUrl = z.preprocess(
  value => (value === '' ? null : value),
  longest(titleLimit)
    .pipe(z.url({ protocol: /^https?$/, error: 'invalidUrl' }))
    .nullish()
    .transform(value => value ?? null),
);

/** An exact decimal as text, within two bounds. */
export const decimal = (min: number, max: number) =>
  z
    .union([z.string(), z.number()], { error: 'required' })
    .transform(String)
    .pipe(z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/, 'invalid'))
    .refine(value => Number(value) >= min, { message: 'tooSmall', params: { min } })
    .refine(value => Number(value) <= max, { message: 'tooLarge', params: { max } });

/** The id of another record, whose type the server checks. Anything that is not an id is reported as notFound. */
export const recordId = z
  .string({ error: 'required' })
  .min(1, 'required')
  .refine(value => !value || idForm.test(value), 'notFound');

/** An optional ISO 3166-1 alpha-2 country, and a required one. */
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

/** An optional client-generated id for a new record, whose type the server checks. */
export const newRecordId = z
  .string()
  .regex(idForm, 'invalid')
  .nullish()
  .transform(value => value ?? null);

/** An optional id of another record. */
export const optionalId = z
  .union([z.literal(''), z.string().regex(idForm, 'notFound')])
  .nullish()
  .transform(value => value || null);

/** Maximum number of records that one record is linked to, unless its rules say otherwise. */
const linkLimit = 100;

/** Ids of linked records in their order, each once; none unless `min` says so. */
export const recordIds = (min = 0, max = linkLimit) =>
  z
    .array(z.string(), 'required')
    .min(min, 'chooseOne')
    .max(max, { error: 'tooMany', abort: true })
    .refine(ids => ids.every(id => idForm.test(id)), 'notFound')
    .transform(ids => [...new Set(ids)]);

/** A required exact number, as text. */
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

/** An amount up to 999 999 999 999.99 (domain §9); a larger one is reported by a code. */
const amountWithin = (code: string) =>
  numberText(10)
    .refine(value => !value.startsWith('-') || Number(value) === 0, { message: 'tooSmall', params: { min: 0 } })
    .refine(value => Number(value) <= moneyLimit, code);

/** An amount on a document, or a price: not negative, at most 999 999 999 999.99 (domain §9). */
export const money = amountWithin('limitExceeded');

/** The budget of a project, with a text of its own for its limit (spec 2 §5). */
export const projectBudget = amountWithin('budgetLimitExceeded');

/** A unit price: money with up to six decimals (domain §0). */
export const unitPrice = money.refine(value => !/\.\d{7,}$/.test(value), 'invalid');

/** A quantity: greater than zero, at most 1 000 000 (domain §9), up to six decimals. */
export const quantity = numberText(6)
  .refine(value => Number(value) > 0, 'notPositive')
  .refine(value => Number(value) <= 1_000_000, 'limitExceeded');

/** A percentage from 0 to 100 with up to six decimals; blank is 0. */
export const percent = z.preprocess(
  value => (value === '' || value === null || value === undefined ? '0' : value),
  numberText(6)
    .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
    .refine(value => Number(value) <= 100, { message: 'tooLarge', params: { max: 100 } }),
);

/** A flag that must be set explicitly; false if omitted. */
export const onPurpose = z
  .boolean()
  .nullish()
  .transform(value => value ?? false);

/** A required business day, YYYY-MM-DD. */
export const requiredDay = z.string({ error: 'required' }).min(1, 'required').regex(dayPattern, 'invalid');

/** An optional business day: YYYY-MM-DD. */
export const optionalDay = z
  .string()
  .refine(day => !day || dayPattern.test(day), 'invalid')
  .nullish()
  .transform(value => value || null);

/** A required instant, as a Date or ISO 8601. */
export const instant = z
  .union([z.date(), z.string().min(1, 'required').max(40)], 'required')
  .refine(at => !Number.isNaN(new Date(at).getTime()), 'invalid')
  .transform(at => new Date(at).toISOString());

/** An optional instant. */
export const optionalInstant = z.preprocess(at => (at === '' || at === undefined ? null : at), instant.nullable());
