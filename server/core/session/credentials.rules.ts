import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';
import { modulesRule } from '../rules/modules.ts';
import { homeTilesRule } from './homeTiles.rules.ts';

const required = (value: string) => value.trim() !== '';

const addressLimit = 254;
/** Maximum length of an address as typed: NFKC takes quadratic time to reorder characters, and shortens some inputs. */
const longestSpelling = 4 * addressLimit;

/** Normalizes an e-mail address: trimmed, compatibility forms folded, lower case (domain §0; it is unique across all companies). */
export const normalEmail = (email: string) => email.trim().slice(0, longestSpelling).normalize('NFKC').trim().toLowerCase();

/** A sign-in e-mail address, in its normalized form. Codes: required, invalidEmail, tooLong {max}. */
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

/** A new password: 8 to 200 characters of any kind. Codes: required, tooShort {min}, tooLong {max}. */
export const passwordRules = z
  .string()
  .refine(password => password !== '', { message: 'required', abort: true })
  .refine(password => password.length >= 8, { message: 'tooShort', params: { min: 8 } })
  .refine(password => password.length <= passwordLimit, { message: 'tooLong', params: { max: passwordLimit }, abort: true });

/** A password entered to authenticate: only required. */
export const typedPassword = z
  .string()
  .refine(password => password !== '', { message: 'required', abort: true })
  .refine(password => password.length <= passwordLimit, { message: 'tooLong', params: { max: passwordLimit }, abort: true });

/** Whether a password equals its e-mail address or the part before the @, which attackers try first. */
export const isPasswordEmail = (password: string, email: string) => {
  const tried = normalEmail(password);
  return tried === normalEmail(email) || tried === normalEmail(email).split('@')[0];
};

/** One of the product's languages, as spelled in GraphQL or in paths. Code: notInList. */
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
    modules: modulesRule.nullish(),
    currency: z.string().nullish(),
    language: languageRule,
    timeZone: z.string().max(64, 'tooLong').nullish(),
    region: z.string().max(64, 'tooLong').nullish(),
  })
  .refine(({ email, password }) => !isPasswordEmail(password, email), { path: ['password'], message: 'passwordIsEmail' });

export const profileRules = z.object({ name: requiredText() });

const newPassword = z.object({ password: passwordRules, confirmPassword: z.string() });
const same = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => password === confirmPassword;
const differ = { path: ['confirmPassword'], message: 'passwordsDiffer' };

/** A new password, entered twice. */
export const resetRules = newPassword.refine(same, differ);

/** A new password, entered twice, and the current one. */
export const changePasswordRules = newPassword.extend({ currentPassword: typedPassword }).refine(same, differ);

export const requestResetRules = z.object({ email: emailRule });

/** Date and number formats, for users and for company settings. */
export const dateFormatNames = ['SHORT', 'MEDIUM', 'LONG', 'ISO'] as const;
export const numberFormatNames = ['LANGUAGE', 'POINT', 'COMMA', 'SPACE'] as const;

/** How close the rows of lists stand. */
export const listDensities = ['COMPACT', 'ROOMY'] as const;

/** A user's preferences: omitted fields stay unchanged; null falls back to the company's setting. */
export const preferencesRules = z.object({
  language: languageRule,
  theme: z.enum(['LIGHT', 'DARK'], 'notInList').optional(),
  listDensity: z.enum(listDensities, 'notInList').optional(),
  timeZone: z
    .string()
    .refine(zone => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone), 'notInList')
    .nullish(),
  dateFormat: z.enum(dateFormatNames, 'notInList').nullish(),
  numberFormat: z.enum(numberFormatNames, 'notInList').nullish(),
  homeTiles: homeTilesRule,
});
