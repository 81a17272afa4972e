import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../../core/fields/Suggestions.tsx';
import type { ExpenseHeadSelectQuery } from '../../../core/relay/generated/ExpenseHeadSelectQuery.graphql.ts';

/** Selects an active expense head by part of its title; the heads above it tell equal titles apart. */
export function ExpenseHeadSelect(props: Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query ExpenseHeadSelectQuery($search: String) {
        expenseHeads(first: 12, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: PATH }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
              depth
              path
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ExpenseHeadSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.expenseHeads.edges.map(({ node: { id, name, depth, path } }) => ({
      id,
      name,
      ...(depth > 0 && { detail: <bdi>{path}</bdi> }),
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
