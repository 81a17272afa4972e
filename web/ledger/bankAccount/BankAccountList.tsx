import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { BankAccountListQuery, BankAccountListQuery$data } from '../../core/relay/generated/BankAccountListQuery.graphql.ts';
import { bankAccountBulk, bankAccountRemoval, bankAccountUpdate } from '../../core/relay/operations/bankAccountOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { bankAccountList } from '../addresses.ts';
import { TransferButton } from './TransferButton.tsx';

const BankAccountForm = lazyPart(async () => (await import('./BankAccountForm.tsx')).BankAccountForm);

type BankAccountRow = BankAccountListQuery$data['bankAccounts']['edges'][number]['node'];

const columns: Column<BankAccountRow>[] = [
  {
    label: 'bankAccount.name',
    sort: 'NAME',
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'bankAccount.kind', sort: 'KIND', cell: ({ kind }) => <FormattedMessage id={`bankAccountKind.${kind}`} /> },
  { label: 'bankAccount.iban', sort: 'IBAN', width: 230, cell: ({ iban }) => iban && <Ltr>{iban}</Ltr> },
  { label: 'bankAccount.accountId', exported: { path: 'account.number' }, cell: ({ account }) => <AccountName {...account} /> },
  {
    label: 'bankAccount.balance',
    numeric: true,
    cell: ({ balance, homeBalance, currency }) => (
      <>
        <MoneyText value={balance} currency={currency} />
        {homeBalance && (
          <Text as="span" display="block" fontSize="sm" color="fg.muted">
            <MoneyText value={homeBalance} />
          </Text>
        )}
      </>
    ),
  },
  { label: 'bankAccount.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
];

const bulk = { ...bankAccountBulk, isRestorable: true, fields: [bulkStatus('bankAccount.status')] };

/** /economics/bank-accounts/: the bank and cash accounts with their balances. */
export function BankAccountList({ query }: ScreenProps<BankAccountListQuery>) {
  const [, list] = useList<BankAccountListQuery, 'bankAccounts'>(
    graphql`
      query BankAccountListQuery($first: Int, $after: String, $search: String, $filter: BankAccountFilter, $sort: BankAccountSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "bankAccount")
        bankAccounts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              kind
              iban
              account {
                number
                name
                nameAr
                nameSp
              }
              currency
              balance
              homeBalance
              status
            }
          }
        }
      }
    `,
    query,
    'bankAccounts',
    ['BankAccount', 'JournalEntry'],
  );
  return (
    <>
      <ListScreen
        spec={bankAccountList}
        list={list}
        imports="BankAccount"
        columns={columns}
        bulk={bulk}
        searchable
        create="bankAccount.new"
        buttons={list.rows.length > 1 && <TransferButton />}
        actions={record => <RecordActions entity="bankAccount" record={record} name={record.name} update={bankAccountUpdate} />}
      />
      <RecordDialogs
        entity="bankAccount"
        rows={list.rows}
        form={(id, onClose) => <BankAccountForm id={id} onClose={onClose} />}
        removal={bankAccountRemoval}
      />
    </>
  );
}
