import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { DeductionSelectQuery } from '../../core/relay/generated/DeductionSelectQuery.graphql.ts';

type Deduction = { id: string; name: string };

/** Selects a deduction that is active by part of its title. */
export function DeductionSelect(props: Omit<ComboboxFieldProps<Deduction>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query DeductionSelectQuery($search: String) {
        deductions(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<DeductionSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.deductions.edges.map(({ node }) => node);
  };
  return <ComboboxField<Deduction> {...props} search={search} />;
}
