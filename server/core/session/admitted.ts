import type { Context } from '../graphql/Context.ts';
import type { SignedIn } from './SignedIn.ts';
import { shownViewer } from './ViewerType.ts';

/** The answer to a right sign-in; browsers get the cookie with it, so that pictures and the session layer know them too. */
export function admitted(context: Context, { secret, accessToken, viewer }: SignedIn, { dryRun }: { dryRun?: boolean }): object {
  if (!dryRun) context.answerHeader('set-cookie', context.session.cookies.keepSession(secret));
  return { accessToken, viewer: shownViewer(viewer) };
}
