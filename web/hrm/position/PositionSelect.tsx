import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { PositionSelectQuery } from '../../core/relay/generated/PositionSelectQuery.graphql.ts';

type Position = { id: string; name: string };

/** Selects an active position by part of its title or cadre. */
export function PositionSelect(props: Omit<ComboboxFieldProps<Position>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query PositionSelectQuery($search: String) {
        positions(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<PositionSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.positions.edges.map(({ node }) => node);
  };
  return <ComboboxField<Position> {...props} search={search} />;
}
