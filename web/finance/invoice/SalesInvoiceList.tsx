import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { SalesInvoiceListQuery, SalesInvoiceListQuery$data } from '../../core/relay/generated/SalesInvoiceListQuery.graphql.ts';
import { salesInvoiceBulk, salesInvoiceRemoval } from '../../core/relay/operations/salesInvoiceOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { salesInvoiceList } from '../addresses.ts';
import { SalesInvoiceActions } from './SalesInvoiceActions.tsx';
import { SalesInvoiceStatus } from '../../parties/document/SalesInvoiceStatus.tsx';
import { useInvoiceName } from './useInvoiceName.ts';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const CostCenterSelect = lazyPart(async () => (await import('../../ledger/costCenter/CostCenterSelect.tsx')).CostCenterSelect);
const SalesInvoiceForm = lazyPart(async () => (await import('./SalesInvoiceForm.tsx')).SalesInvoiceForm);

type InvoiceRow = SalesInvoiceListQuery$data['salesInvoices']['edges'][number]['node'];

const columns: Column<InvoiceRow>[] = [
  {
    label: 'salesInvoice.number',
    sort: 'NUMBER',
    width: 158,
    cell: ({ id, number }) => (
      <RecordLink id={id}>{number ? <Ltr>{number}</Ltr> : <FormattedMessage id="salesInvoice.draft" />}</RecordLink>
    ),
  },
  {
    label: 'salesInvoice.customer',
    width: 154,
    cell: ({ customer }) => (
      <RecordLink id={customer.id} fontWeight="normal">
        <bdi>{customer.name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'salesInvoice.status', width: 124, cell: invoice => <SalesInvoiceStatus invoice={invoice} /> },
  { label: 'salesInvoice.issuedOn', sort: 'ISSUED_ON', width: 132, cell: ({ issuedOn }) => issuedOn && <Day on={issuedOn} /> },
  { label: 'salesInvoice.dueOn', sort: 'DUE_ON', width: 120, cell: ({ dueOn }) => dueOn && <Day on={dueOn} /> },
  {
    label: 'salesInvoice.total',
    sort: 'TOTAL',
    numeric: true,
    width: 125,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  {
    label: 'salesInvoice.balance',
    sort: 'BALANCE',
    numeric: true,
    width: 125,
    cell: ({ balance, currency }) => <MoneyText value={balance} currency={currency} />,
  },
  {
    label: 'salesInvoice.homeTotal',
    numeric: true,
    width: 125,
    hiddenAtFirst: true,
    cell: ({ homeTotal }) => homeTotal && <MoneyText value={homeTotal} />,
  },
  { label: 'salesInvoice.reference', sort: 'REFERENCE', width: 130, hiddenAtFirst: true, cell: ({ reference }) => <bdi>{reference}</bdi> },
];

const choosers = { customer: CustomerSelect, owner: CompanyUserSelect, costCenter: CostCenterSelect };

const bulk: Bulk = {
  ...salesInvoiceBulk,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'salesInvoice.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="salesInvoice.owner" />} />,
    },
  ],
};

function useInvoices(query: ScreenProps<SalesInvoiceListQuery>['query']) {
  const [, list] = useList<SalesInvoiceListQuery, 'salesInvoices'>(
    graphql`
      query SalesInvoiceListQuery($first: Int, $after: String, $search: String, $filter: SalesInvoiceFilter, $sort: SalesInvoiceSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "salesInvoice")
        salesInvoices(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              kind
              status
              isOverdue
              customer {
                id
                name
              }
              issuedOn
              dueOn
              total
              balance
              currency
              homeTotal
              reference
            }
          }
        }
      }
    `,
    query,
    'salesInvoices',
    ['SalesInvoice', 'Customer', 'Payment'],
  );
  return list;
}

/** /economics/invoice/: the sales invoices and credit notes. */
export function SalesInvoiceList({ query }: ScreenProps<SalesInvoiceListQuery>) {
  const list = useInvoices(query);
  const nameOf = useInvoiceName();
  return (
    <>
      <ListScreen
        spec={salesInvoiceList}
        list={list}
        columns={columns}
        searchable
        create="salesInvoice.new"
        bulk={bulk}
        choosers={choosers}
        actions={invoice => <SalesInvoiceActions id={invoice.id} name={nameOf(invoice)} status={invoice.status} kind={invoice.kind} />}
      />
      <RecordDialogs
        entity="salesInvoice"
        rows={list.rows}
        nameOf={nameOf}
        form={(id, onClose) => <SalesInvoiceForm id={id} status={list.rows.find(row => row.id === id)?.status} onClose={onClose} />}
        removal={salesInvoiceRemoval}
        deleteText="salesInvoice.deleteText"
      />
    </>
  );
}

/** /CRM/invoice/: the same invoices, to be read by those who sell. */
export function ReadSalesInvoiceList({ query }: ScreenProps<SalesInvoiceListQuery>) {
  const list = useInvoices(query);
  return <ListScreen spec={salesInvoiceList} list={list} columns={columns} searchable choosers={choosers} />;
}
