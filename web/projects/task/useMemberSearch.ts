import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FoundUser } from '../../core/fields/useUserSearch.ts';
import type { useMemberSearchQuery } from '../../core/relay/generated/useMemberSearchQuery.graphql.ts';

/** Returns a search among the members of a project, by part of their name; nobody without a project. */
export function useMemberSearch(projectId: string | undefined): (text: string) => Promise<FoundUser[]> {
  const environment = useRelayEnvironment();
  return async text => {
    if (!projectId) return [];
    const query = graphql`
      query useMemberSearchQuery($id: ID!) {
        project(id: $id) {
          members {
            userId
            name
          }
        }
      }
    `;
    const answer = await fetchQuery<useMemberSearchQuery>(environment, query, { id: projectId }).toPromise();
    const members = (answer?.project?.members ?? []).map(({ userId: id, name }) => ({ id, name }));
    return members.filter(({ name }) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase()));
  };
}
