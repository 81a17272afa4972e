import { fetchQuery, graphql } from 'react-relay';
import type { NavigateFunction } from 'react-router-dom';
import { environment } from '../../core/relay/environment.ts';
import type { arriveFromProviderQuery } from '../../core/relay/generated/arriveFromProviderQuery.graphql.ts';
import { startSession } from './startSession.ts';

const query = graphql`
  query arriveFromProviderQuery {
    viewer {
      ...startSession_viewer
    }
  }
`;

/** Signs in a user returning from an identity provider, with the bearer token stored by then. False when the server does not know them. */
export async function arriveFromProvider(navigate: NavigateFunction): Promise<boolean> {
  const answer = await fetchQuery<arriveFromProviderQuery>(environment, query, {}).toPromise();
  if (answer?.viewer) await startSession(answer.viewer, navigate);
  return !!answer?.viewer;
}
