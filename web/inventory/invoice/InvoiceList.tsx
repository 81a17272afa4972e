import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Navigate } from 'react-router-dom';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { InvoiceListQuery, InvoiceListQuery$data } from '../../core/relay/generated/InvoiceListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { invoiceList } from '../till/addresses.ts';
import { InvoiceBadge } from '../../parties/document/InvoiceBadge.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const TillSelect = lazyPart(async () => (await import('../till/TillSelect.tsx')).TillSelect);

type InvoiceRow = InvoiceListQuery$data['inventoryInvoices']['edges'][number]['node'];

const columns: Column<InvoiceRow>[] = [
  {
    label: 'invoice.number',
    width: 190,
    sort: 'NUMBER',
    cell: ({ id, number, kind, voidedOn }) => (
      <>
        <RecordLink id={id}>
          <Ltr>{number}</Ltr>
        </RecordLink>{' '}
        <InvoiceBadge kind={kind} voidedOn={voidedOn} />
      </>
    ),
  },
  { label: 'invoice.kind', hiddenAtFirst: true, cell: ({ kind }) => <FormattedMessage id={`invoiceKind.${kind}`} /> },
  { label: 'invoice.soldAt', sort: 'SOLD_AT', cell: ({ soldAt }) => <When at={soldAt} /> },
  {
    label: 'invoice.customer',
    width: 155,
    cell: ({ customer }) => (customer ? <bdi>{customer.name}</bdi> : <FormattedMessage id="invoice.walkIn" />),
    exported: { path: 'customer.name' },
  },
  {
    label: 'invoice.total',
    width: 120,
    sort: 'TOTAL',
    numeric: true,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  { label: 'invoice.type', width: 110, sort: 'TYPE', cell: ({ type }) => <FormattedMessage id={`invoiceType.${type}`} /> },
  {
    label: 'invoice.till',
    width: 135,
    cell: ({ till }) => till && <bdi>{till.name}</bdi>,
    exported: { path: 'till.name' },
  },
  {
    label: 'invoice.cashier',
    hiddenAtFirst: true,
    cell: ({ cashier }) => <bdi>{cashier.name}</bdi>,
    exported: { path: 'cashier.name' },
  },
  { label: 'invoice.issuedOn', sort: 'ISSUED_ON', hiddenAtFirst: true, cell: ({ issuedOn }) => <Day on={issuedOn} /> },
];

const choosers = { customer: CustomerSelect, cashier: CompanyUserSelect, till: TillSelect };

/** /inventory/invoices/: sales made at tills and by hand, with their returns. */
export function InvoiceList({ query }: ScreenProps<InvoiceListQuery>) {
  const { dialog } = useAddressedDialog();
  const [, list] = useList<InvoiceListQuery, 'inventoryInvoices'>(
    graphql`
      query InvoiceListQuery($first: Int, $after: String, $search: String, $filter: InventoryInvoiceFilter, $sort: InventoryInvoiceSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "invoice")
        inventoryInvoices(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              type
              kind
              voidedOn
              customer {
                id
                name
              }
              cashier {
                name
              }
              till {
                name
              }
              soldAt
              issuedOn
              total
              currency
            }
          }
        }
      }
    `,
    query,
    'inventoryInvoices',
    ['InventoryInvoice', 'Customer'],
  );
  // A new invoice has its own page.
  if (dialog === 'new') return <Navigate to="/inventory/invoices/new/" replace />;
  return (
    <ListScreen
      spec={invoiceList}
      list={list}
      columns={columns}
      searchable
      create="invoice.new"
      choosers={choosers}
      actions={invoice => <InvoiceActions invoice={invoice} />}
    />
  );
}
