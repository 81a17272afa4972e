import { Stack, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { EntryLines_entry$key } from '../../core/relay/generated/EntryLines_entry.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { ledgerAddress } from '../report/ledgerAddress.ts';

/** Lines of a journal entry; each account leads to its ledger. */
export function EntryLines({ entry }: { entry: EntryLines_entry$key }) {
  const intl = useIntl();
  const { lines, total } = useFragment(
    graphql`
      fragment EntryLines_entry on JournalEntry {
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
    `,
    entry,
  );
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
