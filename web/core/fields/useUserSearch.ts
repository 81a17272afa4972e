import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useUserSearchQuery } from '../relay/generated/useUserSearchQuery.graphql.ts';

/** A user as fields offer them. */
export type FoundUser = { id: string; name: string };

/** Returns a search for colleagues who can still sign in, by part of their name. */
export function useUserSearch(): (text: string) => Promise<FoundUser[]> {
  const environment = useRelayEnvironment();
  return async text => {
    const query = graphql`
      query useUserSearchQuery($search: String) {
        companyUsers(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              userId
              name
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<useUserSearchQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.companyUsers.edges.map(({ node: { userId: id, name } }) => ({ id, name }));
  };
}
