import { z } from 'zod';
import { latinDigits } from '../rules/digits.ts';
import { requiredText } from '../rules/fields.ts';

/** Whether a code is a six-digit authenticator code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/**
 * A code, normalized for comparison: six digits of an authenticator app, or ten letters and digits of a recovery code. Spaces and hyphens
 * are removed, Arabic digits become Latin. Codes: required, wrongCode.
 */
export const typedCode = z
  .string({ error: 'required' })
  .transform(code => latinDigits(code).replace(/[\s-]/g, '').toLowerCase())
  .refine(code => code !== '', { message: 'required', abort: true })
  .refine(code => isAppCode(code) || /^[a-z2-7]{10}$/.test(code), 'wrongCode');

/** An input with a code only. */
export const codeRules = z.object({ code: typedCode });

/** The name its owner gives a passkey. */
export const passkeyRules = z.object({ name: requiredText(60) });
