import type { Context } from '../graphql/Context.ts';
import type { Admission } from '../secondFactor/SecondFactor.ts';
import { shownViewer } from './ViewerType.ts';

/**
 * The payload of a sign-in. Browsers also get the session cookie, so that images and the session layer recognize them. The cookie is not
 * set for plain form posts: another site can send those, and its visitor would continue under someone else's account.
 */
export function admitted(context: Context, admission: Admission): object {
  if ('challenge' in admission) return admission;
  const { secret, accessToken, viewer } = admission;
  if (context.maySetSession) context.answerHeader('set-cookie', context.session.cookies.keepSession(secret));
  return { accessToken, viewer: shownViewer(viewer) };
}
