import { z } from 'zod';
import { latinDigits } from '../rules/digits.ts';
import { requiredText } from '../rules/fields.ts';

/** Six digits of an authenticator app. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/**
 * A code as it is compared: six digits of an authenticator app, or ten letters and digits of a recovery code. Blanks and hyphens are dropped,
 * Arabic digits become Latin. Codes: required, wrongCode.
 */
export const typedCode = z
  .string({ error: 'required' })
  .transform(code => latinDigits(code).replace(/[\s-]/g, '').toLowerCase())
  .refine(code => code !== '', { message: 'required', abort: true })
  .refine(code => isAppCode(code) || /^[a-z2-7]{10}$/.test(code), 'wrongCode');

/** A code, by itself. */
export const codeRules = z.object({ code: typedCode });

/** What a passkey is called by its owner. */
export const passkeyRules = z.object({ name: requiredText(60) });
