import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../../core/fields/Suggestions.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { BudgetLineSelectQuery } from '../../../core/relay/generated/BudgetLineSelectQuery.graphql.ts';

/** Selects a budget line by part of its title; its budget and what is left on it stand below. */
export function BudgetLineSelect(props: Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query BudgetLineSelectQuery($text: String) {
        budgetLines(first: 12, filter: { title: { contains: $text } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
              available
              budget {
                title
              }
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<BudgetLineSelectQuery>(environment, query, { text }).toPromise();
    return answer!.budgetLines.edges.map(({ node: { id, title, available, budget } }) => ({
      id,
      name: title,
      detail: (
        <>
          <bdi>{budget.title}</bdi> · <MoneyText value={available} />
        </>
      ),
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
