import { Stack, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { DocumentEntriesQuery } from '../../core/relay/generated/DocumentEntriesQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { EntryLines } from './EntryLines.tsx';

/** Journal entries of a document of any module, for users who may read the ledger. */
export function DocumentEntries({ id }: { id: string }) {
  const { journalEntries } = useQuery<DocumentEntriesQuery>(
    graphql`
      query DocumentEntriesQuery($id: ID!) {
        journalEntries(first: 20, filter: { sourceId: { eq: $id } }) @required(action: THROW) {
          edges {
            node {
              id
              number
              postedOn
              description
              ...EntryLines_entry
            }
          }
        }
      }
    `,
    { id },
  );
  return (
    <Stack gap="4">
      {journalEntries.edges.map(({ node }) => (
        <PanelBox key={node.id}>
          <Text marginBlockEnd="3">
            <RecordLink id={node.id}>
              <Ltr>{node.number}</Ltr>
            </RecordLink>{' '}
            · <Day on={node.postedOn} /> · <bdi>{node.description}</bdi>
          </Text>
          <EntryLines entry={node} />
        </PanelBox>
      ))}
    </Stack>
  );
}
