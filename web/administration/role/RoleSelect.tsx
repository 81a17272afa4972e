import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { RoleSelectQuery } from '../../core/relay/generated/RoleSelectQuery.graphql.ts';

type Role = { id: string; name: string };

interface RoleSelectProps extends Omit<ComboboxFieldProps<Role>, 'search' | 'create'> {
  /** Offers the active ones alone. */
  isActive?: boolean;
}

/** Selects a role of the company, active or not. */
export function RoleSelect({ isActive, ...props }: RoleSelectProps) {
  const environment = useRelayEnvironment();
  const search = async (text: string): Promise<Role[]> => {
    const query = graphql`
      query RoleSelectQuery($search: String, $filter: RoleFilter) {
        roles(first: 8, search: $search, filter: $filter, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `;
    const filter = isActive ? { status: { eq: 'ACTIVE' as const } } : null;
    const answer = await fetchQuery<RoleSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    return answer!.roles.edges.map(({ node: { id, title } }) => ({ id, name: title }));
  };
  return <ComboboxField<Role> {...props} search={search} />;
}
