import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { AccountListQuery, AccountListQuery$data } from '../../core/relay/generated/AccountListQuery.graphql.ts';
import { accountRemoval } from '../../core/relay/operations/accountOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { accountList } from '../addresses.ts';
import { ledgerAddress } from '../report/ledgerAddress.ts';
import { OwnAccountName } from './OwnAccountName.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const AccountForm = lazyPart(async () => (await import('./AccountForm.tsx')).AccountForm);

type AccountRow = AccountListQuery$data['accounts']['edges'][number]['node'];

/** Number of headings above an account; the chart is rarely deeper than this. */
const depthOf = ({ parent }: AccountRow) => (parent ? 1 + (parent.parent ? 1 + (parent.parent.parent ? 1 : 0) : 0) : 0);

const columns: Column<AccountRow>[] = [
  { label: 'ledgerAccount.number', sort: 'NUMBER', width: 110, cell: ({ number }) => <Ltr>{number}</Ltr> },
  {
    label: 'ledgerAccount.name',
    sort: 'NAME',
    cell: row => (
      <chakra.span paddingInlineStart={`${depthOf(row) * 1.25}rem`} fontWeight={row.isGroup ? 'semibold' : 'normal'}>
        <DialogLink dialog={row.id}>
          <OwnAccountName {...row} />
        </DialogLink>
      </chakra.span>
    ),
  },
  { label: 'ledgerAccount.type', sort: 'TYPE', cell: ({ type }) => <FormattedMessage id={`accountType.${type}`} /> },
  {
    label: 'ledgerAccount.ledger',
    cell: ({ id, isGroup }) =>
      !isGroup && (
        <QuietLink to={ledgerAddress({ account: id })}>
          <FormattedMessage id="ledgerAccount.openLedger" />
        </QuietLink>
      ),
  },
  { label: 'ledgerAccount.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
];

/** /economics/accounts/: the chart of accounts. */
export function AccountList({ query }: ScreenProps<AccountListQuery>) {
  const [, list] = useList<AccountListQuery, 'accounts'>(
    graphql`
      query AccountListQuery($first: Int, $after: String, $search: String, $filter: AccountFilter, $sort: AccountSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "ledgerAccount")
        accounts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              name
              nameAr
              nameSp
              type
              isGroup
              role
              status
              parent {
                parent {
                  parent {
                    id
                  }
                }
              }
            }
          }
        }
      }
    `,
    query,
    'accounts',
    ['Account'],
  );
  return (
    <>
      <ListScreen
        spec={accountList}
        list={list}
        imports="Account"
        columns={columns}
        searchable
        create="ledgerAccount.new"
        actions={({ id, name, role }) => (
          <RowActions name={name}>
            <EditItem id={id} />
            {!role && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="ledgerAccount"
        rows={list.rows}
        form={(id, onClose) => <AccountForm id={id} onClose={onClose} />}
        removal={accountRemoval}
      />
    </>
  );
}
