import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { EntryLines_entry$key } from '../../core/relay/generated/EntryLines_entry.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { ledgerAddress } from '../report/ledgerAddress.ts';

/** Lines of a journal entry; each account leads to its ledger. */
export function EntryLines({ entry }: { entry: EntryLines_entry$key }) {
  const { lines, total } = useFragment(
    graphql`
      fragment EntryLines_entry on JournalEntry {
        total
        lines {
          id
          debit
          credit
          foreignAmount
          partyId
          partyName
          note
          account {
            id
            number
            name
            nameAr
            nameSp
            foreignCurrency
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
  return (
    <FigureTable
      label="entry.lines"
      heads={['ledger.account', 'ledger.text', 'ledger.debit', 'ledger.credit']}
      words={['ledger.text']}
      rows={[
        ...lines.map(({ id, account, partyId, partyName, costCenter, note, debit, credit, foreignAmount }) => ({
          key: id,
          cells: [
            <QuietLink key="account" to={ledgerAddress({ account: account.id })} fontWeight="normal">
              <AccountName {...account} />
            </QuietLink>,
            <Stack key="text" gap="0" fontSize="sm">
              {note && <bdi>{note}</bdi>}
              {partyId && partyName && (
                <RecordLink id={partyId} fontWeight="normal">
                  <bdi>{partyName}</bdi>
                </RecordLink>
              )}
              {costCenter && <bdi>{costCenter.description}</bdi>}
              {foreignAmount && account.foreignCurrency && <MoneyText value={foreignAmount} currency={account.foreignCurrency} />}
            </Stack>,
            <MoneyText key="debit" value={debit} blankZero />,
            <MoneyText key="credit" value={credit} blankZero />,
          ],
        })),
        {
          key: 'total',
          kind: 'total',
          cells: [
            <FormattedMessage key="label" id="entry.total" />,
            <MoneyText key="debit" value={total} />,
            <MoneyText key="credit" value={total} />,
          ],
        },
      ]}
    />
  );
}
