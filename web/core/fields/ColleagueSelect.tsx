import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import type { ColleagueSelectQuery } from '../relay/generated/ColleagueSelectQuery.graphql.ts';

type Colleague = { id: string; name: string };

/** Combobox for a colleague, such as an owner or assignee. Offers only those who can still sign in. */
export function ColleagueSelect(props: Omit<ComboboxFieldProps<Colleague>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string): Promise<Colleague[]> => {
    const query = graphql`
      query ColleagueSelectQuery($search: String) {
        colleagues(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              userId
              name
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ColleagueSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.colleagues.edges.map(({ node: { userId: id, name } }) => ({ id, name }));
  };
  return <ComboboxField<Colleague> {...props} search={search} />;
}
