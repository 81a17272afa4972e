import type { Context } from '../graphql/Context.ts';
import type { Admission } from '../secondFactor/SecondFactor.ts';
import { shownViewer } from './ViewerType.ts';

/**
 * What a sign-in answers; browsers get the cookie with it, so that pictures and the session layer know them too. Not for a form, which a foreign
 * page can send: its visitor would go on under somebody else's name.
 */
export function admitted(context: Context, admission: Admission): object {
  if ('challenge' in admission) return admission;
  const { secret, accessToken, viewer } = admission;
  if (context.maySetSession) context.answerHeader('set-cookie', context.session.cookies.keepSession(secret));
  return { accessToken, viewer: shownViewer(viewer) };
}
