import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../../core/fields/Suggestions.tsx';
import { Day } from '../../../core/i18n/Day.tsx';
import type { BudgetSelectQuery } from '../../../core/relay/generated/BudgetSelectQuery.graphql.ts';

/** Selects a budget by part of its title; its period stands below. */
export function BudgetSelect(props: Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query BudgetSelectQuery($search: String) {
        budgets(first: 12, search: $search, sort: { field: STARTS_ON, direction: DESC }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
              startsOn
              endsOn
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<BudgetSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.budgets.edges.map(({ node: { id, name, startsOn, endsOn } }) => ({
      id,
      name,
      detail: (
        <>
          <Day on={startsOn} /> – <Day on={endsOn} />
        </>
      ),
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
