import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { LeaveTypeSelectQuery } from '../../core/relay/generated/LeaveTypeSelectQuery.graphql.ts';

type LeaveType = { id: string; name: string };

interface LeaveTypeSelectProps extends Omit<ComboboxFieldProps<LeaveType>, 'search' | 'create'> {
  /** Offers the confidential types alone, or all others; every type if it is left out. */
  isConfidential?: boolean;
}

/** Selects an active type of leave by part of its title. */
export function LeaveTypeSelect({ isConfidential, ...props }: LeaveTypeSelectProps) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query LeaveTypeSelectQuery($search: String, $filter: LeaveTypeFilter) {
        leaveTypes(first: 8, search: $search, filter: $filter, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const filter = { status: { eq: 'ACTIVE' as const }, ...(isConfidential !== undefined && { isConfidential: { eq: isConfidential } }) };
    const answer = await fetchQuery<LeaveTypeSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    return answer!.leaveTypes.edges.map(({ node }) => node);
  };
  return <ComboboxField<LeaveType> {...props} search={search} />;
}
