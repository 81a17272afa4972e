import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { PositionSelectQuery } from '../../core/relay/generated/PositionSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Position = { id: string; name: string };

const PositionForm = lazyPart(async () => (await import('./PositionForm.tsx')).PositionForm, 'hrm');

/** Selects an active position by part of its title or cadre. Users with HRM can create one in place. */
export function PositionSelect(props: Omit<ComboboxFieldProps<Position>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayCreate = useHolds('HRM_WRITE');
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
  return <ComboboxField<Position> {...props} search={search} create={mayCreate ? maker => <PositionForm {...maker} /> : undefined} />;
}
