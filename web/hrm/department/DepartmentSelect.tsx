import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { DepartmentSelectQuery } from '../../core/relay/generated/DepartmentSelectQuery.graphql.ts';

type Department = { id: string; name: string };

/** Selects an active department by part of its title. */
export function DepartmentSelect(props: Omit<ComboboxFieldProps<Department>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query DepartmentSelectQuery($search: String) {
        departments(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<DepartmentSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.departments.edges.map(({ node }) => node);
  };
  return <ComboboxField<Department> {...props} search={search} />;
}
