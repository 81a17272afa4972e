import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import type { CompanyUserSelectQuery } from '../relay/generated/CompanyUserSelectQuery.graphql.ts';

type CompanyUser = { id: string; name: string };

/** Combobox for a colleague, such as an owner or assignee. Offers only those who can still sign in. */
export function CompanyUserSelect(props: Omit<ComboboxFieldProps<CompanyUser>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string): Promise<CompanyUser[]> => {
    const query = graphql`
      query CompanyUserSelectQuery($search: String) {
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
    const answer = await fetchQuery<CompanyUserSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.companyUsers.edges.map(({ node: { userId: id, name } }) => ({ id, name }));
  };
  return <ComboboxField<CompanyUser> {...props} search={search} />;
}
