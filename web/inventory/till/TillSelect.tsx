import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { TillSelectQuery } from '../../core/relay/generated/TillSelectQuery.graphql.ts';

type TillChoice = { id: string; name: string };

/** Selects a till by part of its name. */
export function TillSelect(props: Omit<ComboboxFieldProps<TillChoice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query TillSelectQuery($search: String) {
        tills(first: 8, search: $search, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<TillSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.tills.edges.map(({ node }) => node);
  };
  return <ComboboxField<TillChoice> {...props} search={search} />;
}
