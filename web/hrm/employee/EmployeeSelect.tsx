import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { EmployeeSelectQuery } from '../../core/relay/generated/EmployeeSelectQuery.graphql.ts';

type Employee = { id: string; name: string };

/** Selects an active employee by part of their name, number, e-mail, phone or designation. */
export function EmployeeSelect(props: Omit<ComboboxFieldProps<Employee>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query EmployeeSelectQuery($search: String) {
        employees(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              designation
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<EmployeeSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.employees.edges.map(({ node: { id, name, designation } }) => ({ id, name, detail: <bdi>{designation}</bdi> }));
  };
  return <ComboboxField<Employee> {...props} search={search} />;
}
