import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { BillListQuery, BillListQuery$data } from '../../core/relay/generated/BillListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { procurementInvoiceList } from '../addresses.ts';
import { BillStatus } from './BillStatus.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const VendorSelect = lazyPart(async () => (await import('../vendor/VendorSelect.tsx')).VendorSelect);

type BillRow = BillListQuery$data['procurementInvoices']['edges'][number]['node'];

const columns: Column<BillRow>[] = [
  {
    label: 'procurementInvoice.number',
    sort: 'NUMBER',
    width: 150,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'procurementInvoice.vendor',
    width: 145,
    cell: ({ vendor }) => (
      <RecordLink id={vendor.id} fontWeight="normal">
        <bdi>{vendor.name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'procurementInvoice.vendorNumber',
    sort: 'VENDOR_NUMBER',
    width: 120,
    cell: ({ vendorNumber }) => vendorNumber && <Ltr>{vendorNumber}</Ltr>,
  },
  {
    label: 'procurementInvoice.order',
    width: 140,
    cell: ({ order }) => (
      <RecordLink id={order.id} fontWeight="normal">
        <Ltr>{order.number ?? ''}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'procurementInvoice.issuedOn',
    sort: 'ISSUED_ON',
    width: 130,
    hiddenAtFirst: true,
    cell: ({ issuedOn }) => <Day on={issuedOn} />,
  },
  { label: 'procurementInvoice.dueOn', sort: 'DUE_ON', width: 115, cell: ({ dueOn }) => <Day on={dueOn} /> },
  { label: 'procurementInvoice.invoiceStatus', sort: 'INVOICE_STATUS', width: 130, cell: bill => <BillStatus bill={bill} /> },
  {
    label: 'procurementInvoice.balance',
    sort: 'BALANCE',
    numeric: true,
    width: 115,
    cell: ({ balance, currency }) => <MoneyText value={balance} currency={currency} />,
  },
  {
    label: 'procurementInvoice.total',
    sort: 'TOTAL',
    numeric: true,
    width: 115,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  { label: 'procurementInvoice.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { vendor: VendorSelect };

/** /vendorManagement/invoice/: vendors' bills. They are entered from their orders. */
export function BillList({ query }: ScreenProps<BillListQuery>) {
  const [, list] = useList<BillListQuery, 'procurementInvoices'>(
    graphql`
      query BillListQuery($first: Int, $after: String, $search: String, $filter: ProcurementInvoiceFilter, $sort: ProcurementInvoiceSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "procurementInvoice")
        procurementInvoices(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              vendor {
                id
                name
              }
              vendorNumber
              order {
                id
                number
              }
              issuedOn
              dueOn
              invoiceStatus
              matchStatus
              isOverdue
              balance
              total
              currency
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'procurementInvoices',
    ['ProcurementInvoice', 'Payment'],
  );
  return <ListScreen spec={procurementInvoiceList} list={list} columns={columns} searchable choosers={choosers} />;
}
