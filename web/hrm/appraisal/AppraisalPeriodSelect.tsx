import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { AppraisalPeriodSelectQuery } from '../../core/relay/generated/AppraisalPeriodSelectQuery.graphql.ts';

type Period = { id: string; name: string };

/** Selects a period of appraisals by part of its title. */
export function AppraisalPeriodSelect(props: Omit<ComboboxFieldProps<Period>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query AppraisalPeriodSelectQuery($search: String) {
        appraisalPeriods(first: 8, search: $search, sort: { field: STARTS_ON, direction: DESC }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<AppraisalPeriodSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.appraisalPeriods.edges.map(({ node }) => node);
  };
  return <ComboboxField<Period> {...props} search={search} />;
}
