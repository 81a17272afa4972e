import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../relay/environment.ts';
import type { refreshViewerQuery } from '../relay/generated/refreshViewerQuery.graphql.ts';
import { expireSession } from './returnPath.ts';
import { saveSession } from './saveSession.ts';
import { isSignedIn } from './session.ts';

const query = graphql`
  query refreshViewerQuery {
    viewer {
      ...saveSession_viewer
    }
  }
`;

/**
 * Updates the stored session (name, role, permissions) from the server. Without an answer the stored one stays; if nobody is signed in, the
 * session expires.
 */
export async function refreshViewer(): Promise<void> {
  if (!isSignedIn()) return;
  const answer = await fetchQuery<refreshViewerQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined);
  if (answer?.viewer) saveSession(answer.viewer);
  else if (answer) expireSession();
}
