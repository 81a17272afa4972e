import type { Context } from '../graphql/Context.ts';
import type { Admission } from '../secondFactor/SecondFactor.ts';
import { shownViewer } from './ViewerType.ts';

/** What a sign-in answers; browsers get the cookie with it, so that pictures and the session layer know them too. */
export function admitted(context: Context, admission: Admission, { dryRun }: { dryRun?: boolean }): object {
  if ('challenge' in admission) return admission;
  const { secret, accessToken, viewer } = admission;
  if (!dryRun) context.answerHeader('set-cookie', context.session.cookies.keepSession(secret));
  return { accessToken, viewer: shownViewer(viewer) };
}
