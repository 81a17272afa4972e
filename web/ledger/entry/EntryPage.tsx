import { Button, Stack, Table } from '@chakra-ui/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { EntryPageQuery, EntryPageQuery$data } from '../../core/relay/generated/EntryPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { ledgerAddress } from '../report/ledgerAddress.ts';
import { ReversalForm } from './ReversalForm.tsx';

type Line = EntryPageQuery$data['journalEntry']['lines'][number];

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
          total
          lines {
            id
            debit
            credit
            partyId
            partyName
            note
            account {
              id
              number
              name
              nameAr
              nameSp
            }
            costCenter {
              id
              description
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const isImpersonating = useIsImpersonating();
  const { dialog, open, close } = useAddressedDialog();
  const { sourceId, reverses, reversals } = entry;
  const isReversible = !sourceId && !reverses && reversals.length === 0 && !isImpersonating;
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="entry.titled" values={{ number: <Ltr key="number">{entry.number}</Ltr> }} />}>
        {isReversible && (
          <Button variant="outline" onClick={() => open(`reverse:${entry.id}`)}>
            <Undo2 aria-hidden />
            <FormattedMessage id="entry.reverse" />
          </Button>
        )}
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
        <EntryLines lines={entry.lines} total={entry.total} />
      </PanelBox>
      {dialog === `reverse:${entry.id}` && (
        <Part>
          <ReversalForm entry={entry} onClose={close} />
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

function EntryLines({ lines, total }: { lines: readonly Line[]; total: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'entry.lines' });
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label} size="sm">
        <Table.Header>
          <Table.Row>
            {(['account', 'text', 'debit', 'credit'] as const).map(head => (
              <Table.ColumnHeader key={head} scope="col" textAlign={head === 'debit' || head === 'credit' ? 'end' : 'start'}>
                <FormattedMessage id={`ledger.${head}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(({ id, account, partyId, partyName, costCenter, note, debit, credit }) => (
            <Table.Row key={id}>
              <Table.Cell minWidth="44">
                <QuietLink to={ledgerAddress({ account: account.id })} fontWeight="normal">
                  <AccountName {...account} />
                </QuietLink>
              </Table.Cell>
              <Table.Cell>
                <Stack gap="0" fontSize="sm">
                  {note && <bdi>{note}</bdi>}
                  {partyId && partyName && (
                    <RecordLink id={partyId} fontWeight="normal">
                      <bdi>{partyName}</bdi>
                    </RecordLink>
                  )}
                  {costCenter && <bdi>{costCenter.description}</bdi>}
                </Stack>
              </Table.Cell>
              {[debit, credit].map((amount, side) => (
                <Table.Cell key={side === 0 ? 'debit' : 'credit'} textAlign="end">
                  {Number(amount) !== 0 && <MoneyText value={amount} />}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
          <Table.Row fontWeight="bold" bg="bg.muted">
            <Table.Cell colSpan={2}>
              <FormattedMessage id="entry.total" />
            </Table.Cell>
            <Table.Cell textAlign="end">
              <MoneyText value={total} />
            </Table.Cell>
            <Table.Cell textAlign="end">
              <MoneyText value={total} />
            </Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
