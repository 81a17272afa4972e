import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { DepartmentSelectQuery } from '../../core/relay/generated/DepartmentSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Department = { id: string; name: string };

const DepartmentForm = lazyPart(async () => (await import('./DepartmentForm.tsx')).DepartmentForm, 'hrm');

/** Selects an active department by part of its title. Users with HRM can create one in place. */
export function DepartmentSelect(props: Omit<ComboboxFieldProps<Department>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayCreate = useHolds('HRM_WRITE');
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
  return <ComboboxField<Department> {...props} search={search} create={mayCreate ? maker => <DepartmentForm {...maker} /> : undefined} />;
}
