import { z } from 'zod';

const required = (value: string) => value.trim() !== '';
// Control characters mean nothing in a name and PostgreSQL refuses the first of them.
const printable = (value: string) => !/\p{Cc}/u.test(value);

/** One spelling for each address: trimmed, compatibility forms folded, lower case (domain §0; the sign-in name is unique among all companies). */
export const normalEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** An address to sign in with, answered in its one spelling. Codes: required, invalidEmail, tooLong {max}. */
export const emailRule = z
  .string()
  .refine(required, { message: 'required', abort: true })
  .transform(normalEmail)
  .refine(email => email.length <= 254, { message: 'tooLong', params: { max: 254 }, abort: true })
  .refine(email => /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(email), 'invalidEmail');

/** A name of a person or a company. Codes: required, tooLong {max}, invalidCharacters. */
export const nameRule = z
  .string()
  .trim()
  .refine(required, { message: 'required', abort: true })
  .refine(name => name.length <= 255, { message: 'tooLong', params: { max: 255 } })
  .refine(printable, 'invalidCharacters');

/** A password to be set: 8 to 200 characters, any of them. Codes: required, tooShort {min}, tooLong {max}. */
export const passwordRules = z
  .string()
  .refine(password => password !== '', { message: 'required', abort: true })
  .refine(password => [...password].length >= 8, { message: 'tooShort', params: { min: 8 } })
  .refine(password => password.length <= 200, { message: 'tooLong', params: { max: 200 } });

/** A password typed to prove who one is: only that there is one. */
export const typedPassword = z
  .string()
  .refine(password => password !== '', { message: 'required', abort: true })
  .refine(password => password.length <= 200, { message: 'tooLong', params: { max: 200 } });

/** Whether a password is the address it belongs to, or the part before its @: the first thing a guesser tries. */
export const isPasswordEmail = (password: string, email: string) => {
  const tried = normalEmail(password);
  return tried === normalEmail(email) || tried === normalEmail(email).split('@')[0];
};

export const signInRules = z.object({ email: emailRule, password: typedPassword });

export const signUpRules = z
  .object({
    name: nameRule,
    email: emailRule,
    password: passwordRules,
    companyName: nameRule,
    planCode: z.string().optional(),
    currency: z.string().nullish(),
    language: z.enum(['en', 'ar', 'sp'], 'notInList').optional(),
  })
  .refine(({ email, password }) => !isPasswordEmail(password, email), { path: ['password'], message: 'passwordIsEmail' });

const newPassword = z.object({ password: passwordRules, confirmPassword: z.string() });
const same = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => password === confirmPassword;
const differ = { path: ['confirmPassword'], message: 'passwordsDiffer' };

/** A new password, typed twice. */
export const resetRules = newPassword.refine(same, differ);

/** A new password, typed twice, after the one in use. */
export const changePasswordRules = newPassword.extend({ currentPassword: typedPassword }).refine(same, differ);
