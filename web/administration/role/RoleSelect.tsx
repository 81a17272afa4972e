import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { RoleSelectQuery } from '../../core/relay/generated/RoleSelectQuery.graphql.ts';

type Role = { id: string; name: string };

/** Selects a role of the company, active or not. */
export function RoleSelect(props: Omit<ComboboxFieldProps<Role>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string): Promise<Role[]> => {
    const query = graphql`
      query RoleSelectQuery($search: String) {
        roles(first: 8, search: $search, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<RoleSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.roles.edges.map(({ node: { id, title } }) => ({ id, name: title }));
  };
  return <ComboboxField<Role> {...props} search={search} />;
}
