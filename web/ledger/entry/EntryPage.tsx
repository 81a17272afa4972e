import { Button, HStack, Stack } from '@chakra-ui/react';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { EntryPageQuery } from '../../core/relay/generated/EntryPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { EntryLines } from './EntryLines.tsx';
import { RecurringEntryForm } from '../recurringEntry/RecurringEntryForm.tsx';
import { ReversalForm } from './ReversalForm.tsx';

/** /economics/journal/:id/: one journal entry with its lines, what it posts and what reverses it. */
export function EntryPage({ query }: ScreenProps<EntryPageQuery>) {
  const { journalEntry: entry } = usePreloadedQuery<EntryPageQuery>(
    graphql`
      query EntryPageQuery($id: ID!) @preloadable {
        journalEntry(id: $id) @required(action: THROW) {
          id
          number
          journal
          postedOn
          description
          sourceId
          recordedAt
          recordedBy {
            name
          }
          reverses {
            id
            number
          }
          reversals {
            id
            number
          }
          ...EntryLines_entry
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const isImpersonating = useIsImpersonating();
  const { dialog, open, close } = useAddressedDialog();
  const { sourceId, reverses, reversals } = entry;
  const isManual = !sourceId && !reverses && entry.journal === 'GENERAL' && !isImpersonating;
  const isReversible = isManual && reversals.length === 0;
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="entry.titled" values={{ number: <Ltr key="number">{entry.number}</Ltr> }} />}>
        <HStack gap="2" wrap="wrap">
          {isManual && (
            <Button variant="outline" onClick={() => open(`repeat:${entry.id}`)}>
              <Repeat aria-hidden />
              <FormattedMessage id="recurringEntry.repeat" />
            </Button>
          )}
          {isReversible && (
            <Button variant="outline" onClick={() => open(`reverse:${entry.id}`)}>
              <Undo2 aria-hidden />
              <FormattedMessage id="entry.reverse" />
            </Button>
          )}
        </HStack>
      </ScreenHead>
      <PanelBox>
        <Facts>
          <Fact label="entry.postedOn">
            <Day on={entry.postedOn} />
          </Fact>
          <Fact label="entry.journal">
            <FormattedMessage id={`entry.journal.${entry.journal}`} />
          </Fact>
          <Fact label="entry.source">
            {sourceId && (
              <RecordLink id={sourceId}>
                <FormattedMessage id="entry.openSource" />
              </RecordLink>
            )}
          </Fact>
          <Fact label="entry.reverses">{reverses && <EntryLink {...reverses} />}</Fact>
          <Fact label="entry.reversedBy">
            {reversals.length > 0 && reversals.map(reversal => <EntryLink key={reversal.id} {...reversal} />)}
          </Fact>
          <Fact label="entry.recordedAt">
            <When at={entry.recordedAt} />
          </Fact>
          <Fact label="entry.recordedBy">{entry.recordedBy && <bdi>{entry.recordedBy.name}</bdi>}</Fact>
          <TextFact label="entry.description" value={entry.description} isText />
        </Facts>
        <EntryLines entry={entry} />
      </PanelBox>
      {dialog === `reverse:${entry.id}` && (
        <Part>
          <ReversalForm entry={entry} onClose={close} />
        </Part>
      )}
      {dialog === `repeat:${entry.id}` && (
        <Part>
          <RecurringEntryForm
            source={{ id: entry.id, name: `${entry.number} · ${entry.description ?? ''}`, title: entry.description ?? '' }}
            onClose={close}
          />
        </Part>
      )}
    </Stack>
  );
}

const EntryLink = ({ id, number }: { readonly id: string; readonly number: string }) => (
  <RecordLink id={id}>
    <Ltr>{number}</Ltr>
  </RecordLink>
);
