import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { LeaveTypeSelectQuery } from '../../core/relay/generated/LeaveTypeSelectQuery.graphql.ts';

type LeaveType = { id: string; name: string };

/** Selects an active type of leave by part of its title. */
export function LeaveTypeSelect(props: Omit<ComboboxFieldProps<LeaveType>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query LeaveTypeSelectQuery($search: String) {
        leaveTypes(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<LeaveTypeSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.leaveTypes.edges.map(({ node }) => node);
  };
  return <ComboboxField<LeaveType> {...props} search={search} />;
}
