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

/** Brings the stored session up to what the server says now: name, role, rights. Without an answer the stored one stays. */
export async function refreshViewer(): Promise<void> {
  if (!isSignedIn()) return;
  const answer = await fetchQuery<refreshViewerQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined);
  if (answer?.viewer) saveSession(answer.viewer);
  else if (answer) expireSession();
}
