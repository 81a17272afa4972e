import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { ManualEntrySelectQuery } from '../../core/relay/generated/ManualEntrySelectQuery.graphql.ts';

type Entry = { id: string; name: string };

/** Selects a manual entry by its text. */
export function ManualEntrySelect(props: Omit<ComboboxFieldProps<Entry>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query ManualEntrySelectQuery($text: String!) {
        journalEntries(
          first: 8
          filter: { journal: { eq: GENERAL }, description: { contains: $text } }
          sort: { field: POSTED_ON, direction: DESC }
        ) @required(action: THROW) {
          edges {
            node {
              id
              number
              description
              sourceId
              reverses {
                id
              }
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ManualEntrySelectQuery>(environment, query, { text }).toPromise();
    return answer!.journalEntries.edges
      .filter(({ node }) => !node.sourceId && !node.reverses)
      .map(({ node }) => ({ id: node.id, name: `${node.number} · ${node.description ?? ''}` }));
  };
  return <ComboboxField<Entry> {...props} search={search} />;
}
