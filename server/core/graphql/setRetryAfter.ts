import type { Issue } from '../errors.ts';
import type { Context } from './Context.ts';

/** Says in the header, too, how many seconds somebody who tried too often has to wait (RFC 9110, Retry-After). */
export function setRetryAfter({ answerHeader }: Pick<Context, 'answerHeader'>, issues: Issue[]): void {
  const braked = issues.find(({ code }) => code === 'tooManyAttempts');
  if (braked) answerHeader('retry-after', String(braked.params?.seconds));
}
