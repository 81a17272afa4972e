import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

const required = (value: string) => value.trim() !== '';

const addressLimit = 254;
/** Characters of an address as it is typed: NFKC, whose work grows with the square of what it sorts, shortens some of them. */
const longestSpelling = 4 * addressLimit;

/** One spelling for each address: trimmed, compatibility forms folded, lower case (domain §0; the sign-in name is unique among all companies). */
export const normalEmail = (email: string) => email.trim().slice(0, longestSpelling).normalize('NFKC').trim().toLowerCase();

/** An address to sign in with, answered in its one spelling. Codes: required, invalidEmail, tooLong {max}. */
export const emailRule = z
  .string()
  .refine(required, { message: 'required', abort: true })
  .refine(email => email.trim().length <= longestSpelling, { message: 'tooLong', params: { max: addressLimit }, abort: true })
  .transform(normalEmail)
  .refine(email => email.length <= addressLimit, { message: 'tooLong', params: { max: addressLimit }, abort: true })
  .refine(
    email =>
      /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(
        email,
      ),
    'invalidEmail',
  );

const passwordLimit = 200;

/** A password to be set: 8 to 200 characters, any of them. Codes: required, tooShort {min}, tooLong {max}. */
export const passwordRules = z
  .string()
  .refine(password => password !== '', { message: 'required', abort: true })
  .refine(password => password.length >= 8, { message: 'tooShort', params: { min: 8 } })
  .refine(password => password.length <= passwordLimit, { message: 'tooLong', params: { max: passwordLimit }, abort: true });

/** A password typed to prove who one is: only that there is one. */
export const typedPassword = z
  .string()
  .refine(password => password !== '', { message: 'required', abort: true })
  .refine(password => password.length <= passwordLimit, { message: 'tooLong', params: { max: passwordLimit }, abort: true });

/** Whether a password is the address it belongs to, or the part before its @: the first thing a guesser tries. */
export const isPasswordEmail = (password: string, email: string) => {
  const tried = normalEmail(password);
  return tried === normalEmail(email) || tried === normalEmail(email).split('@')[0];
};

/** One of the product's languages, in GraphQL's spelling or the paths'. Code: notInList. */
const languageRule = z.preprocess(
  value => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(['en', 'ar', 'sp'], 'notInList').optional(),
);

export const signInRules = z.object({ email: emailRule, password: typedPassword });

export const signUpRules = z
  .object({
    name: requiredText(),
    email: emailRule,
    password: passwordRules,
    companyName: requiredText(),
    planCode: z.string().optional(),
    currency: z.string().nullish(),
    language: languageRule,
  })
  .refine(({ email, password }) => !isPasswordEmail(password, email), { path: ['password'], message: 'passwordIsEmail' });

export const profileRules = z.object({ name: requiredText() });

const newPassword = z.object({ password: passwordRules, confirmPassword: z.string() });
const same = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => password === confirmPassword;
const differ = { path: ['confirmPassword'], message: 'passwordsDiffer' };

/** A new password, typed twice. */
export const resetRules = newPassword.refine(same, differ);

/** A new password, typed twice, after the one in use. */
export const changePasswordRules = newPassword.extend({ currentPassword: typedPassword }).refine(same, differ);

export const requestResetRules = z.object({ email: emailRule });

/** How dates and numbers are written; the names are the company's settings' too. */
export const dateFormatNames = ['SHORT', 'MEDIUM', 'LONG', 'ISO'] as const;
export const numberFormatNames = ['LANGUAGE', 'POINT', 'COMMA', 'SPACE'] as const;

/** What a user prefers: what is left out stays, null follows the company. */
export const preferencesRules = z.object({
  language: languageRule,
  theme: z.enum(['LIGHT', 'DARK'], 'notInList').optional(),
  timeZone: z
    .string()
    .refine(zone => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone), 'notInList')
    .nullish(),
  dateFormat: z.enum(dateFormatNames, 'notInList').nullish(),
  numberFormat: z.enum(numberFormatNames, 'notInList').nullish(),
});
