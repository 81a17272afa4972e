import { setTimeout as wait } from 'node:timers/promises';
import { TOTP } from 'otpauth';

/** Milliseconds for which an authenticator app shows a code. */
const step = 30_000;
/** Milliseconds within which a test enters its first code. */
const toBeginWith = 5_000;

/**
 * An authenticator app of a secret. The app counts from the step it was made in, so the code of an offset stays the same
 * however long the test takes: −1 is accepted for at least five seconds, 0 and 1 for at least 35.
 */
export async function authenticatorApp(secret: string): Promise<(offset: number) => string> {
  const left = step - (Date.now() % step);
  if (left < toBeginWith) await wait(left);
  const totp = new TOTP({ secret });
  const now = Date.now();
  return offset => totp.generate({ timestamp: now + offset * step });
}
