import type { Issue } from '../errors.ts';
import type { Context } from './Context.ts';

/** Sets the Retry-After header (RFC 9110) to the seconds a caller must wait after too many attempts. */
export function setRetryAfter({ answerHeader }: Pick<Context, 'answerHeader'>, issues: Issue[]): void {
  const braked = issues.find(({ code }) => code === 'tooManyAttempts');
  if (braked) answerHeader('retry-after', String(braked.params?.seconds));
}
