import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { OpeningLineListQuery, OpeningLineListQuery$data } from '../../core/relay/generated/OpeningLineListQuery.graphql.ts';
import { openingLineBulk, openingLineRemoval } from '../../core/relay/operations/openingLineOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { AccountName } from '../../ledger/account/AccountName.tsx';
import { openingLineList } from '../addresses.ts';
import { OpeningPanel } from './OpeningPanel.tsx';

const AccountSelect = lazyPart(async () => (await import('../../ledger/account/AccountSelect.tsx')).AccountSelect);
const CustomerPartySelect = lazyPart(async () => (await import('../../ledger/party/CustomerPartySelect.tsx')).CustomerPartySelect);
const VendorPartySelect = lazyPart(async () => (await import('../../ledger/party/VendorPartySelect.tsx')).VendorPartySelect);
const OpeningLineForm = lazyPart(async () => (await import('./OpeningLineForm.tsx')).OpeningLineForm);

type Row = OpeningLineListQuery$data['openingLines']['edges'][number]['node'];

const tones = { DRAFT: 'gray', POSTED: 'green', UNDONE: 'orange' } as const;

const columns: Column<Row>[] = [
  {
    label: 'openingLine.of',
    width: 220,
    exported: { path: 'account.number' },
    cell: ({ id, account, customer, vendor }) => (
      <RecordLink id={id}>{account ? <AccountName {...account} /> : <bdi>{(customer ?? vendor)?.name}</bdi>}</RecordLink>
    ),
  },
  {
    label: 'openingLine.customer',
    width: 160,
    exported: { path: 'customer.name' },
    cell: ({ customer }) => customer && <bdi>{customer.name}</bdi>,
  },
  { label: 'openingLine.vendor', width: 160, exported: { path: 'vendor.name' }, cell: ({ vendor }) => vendor && <bdi>{vendor.name}</bdi> },
  { label: 'openingLine.number', sort: 'NUMBER', width: 120, cell: ({ number }) => number && <Ltr>{number}</Ltr> },
  { label: 'openingLine.dueOn', sort: 'DUE_ON', width: 115, cell: ({ dueOn }) => dueOn && <Day on={dueOn} /> },
  { label: 'openingLine.debit', sort: 'DEBIT', numeric: true, width: 120, cell: ({ debit }) => <MoneyText value={debit} blankZero /> },
  { label: 'openingLine.credit', sort: 'CREDIT', numeric: true, width: 120, cell: ({ credit }) => <MoneyText value={credit} blankZero /> },
  {
    label: 'openingLine.state',
    sort: 'STATE',
    width: 100,
    cell: ({ state }) => (
      <Badge colorPalette={tones[state]}>
        <FormattedMessage id={`openingState.${state}`} />
      </Badge>
    ),
  },
  { label: 'openingLine.issuedOn', sort: 'ISSUED_ON', hiddenAtFirst: true, cell: ({ issuedOn }) => issuedOn && <Day on={issuedOn} /> },
  { label: 'openingLine.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { account: AccountSelect, customer: CustomerPartySelect, vendor: VendorPartySelect };

/** /economics/opening-balances/: what is brought over from earlier books, typed or imported, and posted together. */
export function OpeningLineList({ query }: ScreenProps<OpeningLineListQuery>) {
  const intl = useIntl();
  const [data, list] = useList<OpeningLineListQuery, 'openingLines'>(
    graphql`
      query OpeningLineListQuery($first: Int, $after: String, $search: String, $filter: OpeningLineFilter, $sort: OpeningLineSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "openingLine")
        ...OpeningPanel_openings
        openingLines(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              account {
                number
                name
                nameAr
                nameSp
              }
              customer {
                name
              }
              vendor {
                name
              }
              number
              issuedOn
              dueOn
              debit
              credit
              state
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'openingLines',
    ['OpeningLine', 'OpeningBalance'],
  );
  const nameOf = ({ number, account, customer, vendor }: Row) =>
    number ?? customer?.name ?? vendor?.name ?? account?.number ?? intl.formatMessage({ id: 'openingLine.one' });
  return (
    <>
      <ListScreen
        spec={openingLineList}
        lead={<OpeningPanel openings={data} />}
        list={list}
        imports="OpeningLine"
        columns={columns}
        choosers={choosers}
        searchable
        create="openingLine.new"
        bulk={openingLineBulk}
        actions={row =>
          row.state === 'DRAFT' && (
            <RowActions name={nameOf(row)}>
              <EditItem id={row.id} />
              <DuplicateItem id={row.id} />
              <DeleteItem id={row.id} />
            </RowActions>
          )
        }
      />
      <RecordDialogs
        entity="openingLine"
        rows={list.rows}
        nameOf={nameOf}
        form={(id, onClose) => <OpeningLineForm id={id} onClose={onClose} />}
        removal={openingLineRemoval}
      />
    </>
  );
}
