import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  VendorQuotationListQuery,
  VendorQuotationListQuery$data,
} from '../../core/relay/generated/VendorQuotationListQuery.graphql.ts';
import { vendorQuotationBulk, vendorQuotationRemoval } from '../../core/relay/operations/vendorQuotationOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { vendorQuotationList } from '../addresses.ts';
import { SealedAmount } from './SealedAmount.tsx';
import { VendorQuotationStatus } from './VendorQuotationStatus.tsx';

const RequisitionSelect = lazyPart(async () => (await import('../requisition/RequisitionSelect.tsx')).RequisitionSelect);
const VendorSelect = lazyPart(async () => (await import('../vendor/VendorSelect.tsx')).VendorSelect);
const VendorQuotationForm = lazyPart(async () => (await import('./VendorQuotationForm.tsx')).VendorQuotationForm);

type VendorQuotationRow = VendorQuotationListQuery$data['vendorQuotations']['edges'][number]['node'];

const columns: Column<VendorQuotationRow>[] = [
  {
    label: 'vendorQuotation.number',
    sort: 'NUMBER',
    width: 140,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'vendorQuotation.title', sort: 'TITLE', width: 160, cell: ({ title }) => <bdi>{title}</bdi> },
  { label: 'vendorQuotation.vendor', width: 130, exported: { path: 'vendor.name' }, cell: ({ vendor }) => <bdi>{vendor.name}</bdi> },
  {
    label: 'vendorQuotation.requisition',
    width: 150,
    exported: { path: 'requisition.number' },
    cell: ({ requisition }) => (
      <RecordLink id={requisition.id}>
        <Ltr>{requisition.number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'vendorQuotation.finalAmount',
    sort: 'FINAL_AMOUNT',
    numeric: true,
    width: 120,
    cell: ({ finalAmount, currency }) => <SealedAmount value={finalAmount} currency={currency} />,
  },
  { label: 'vendorQuotation.deliveryOn', sort: 'DELIVERY_ON', width: 115, cell: ({ deliveryOn }) => <Day on={deliveryOn} /> },
  { label: 'vendorQuotation.dueOn', sort: 'DUE_ON', width: 115, cell: ({ dueOn }) => <Day on={dueOn} /> },
  {
    label: 'vendorQuotation.status',
    sort: 'STATUS',
    width: 105,
    exported: { path: 'status' },
    cell: ({ status, isExpired, isStale }) => <VendorQuotationStatus {...{ status, isExpired, isStale }} />,
  },
  {
    label: 'vendorQuotation.productNames',
    sort: 'PRODUCT_NAMES',
    width: 200,
    hiddenAtFirst: true,
    cell: ({ productNames }) => <bdi>{productNames}</bdi>,
  },
  { label: 'vendorQuotation.submittedAt', sort: 'SUBMITTED_AT', hiddenAtFirst: true, cell: ({ submittedAt }) => <When at={submittedAt} /> },
  { label: 'vendorQuotation.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...vendorQuotationBulk, isRestorable: true, fields: [] };
const choosers = { vendor: VendorSelect, requisition: RequisitionSelect };

/** /vendorManagement/quotations/: what vendors offer. */
export function VendorQuotationList({ query }: ScreenProps<VendorQuotationListQuery>) {
  const [, list] = useList<VendorQuotationListQuery, 'vendorQuotations'>(
    graphql`
      query VendorQuotationListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: VendorQuotationFilter
        $sort: VendorQuotationSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "vendorQuotation")
        vendorQuotations(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              title
              vendor {
                name
              }
              requisition {
                id
                number
              }
              finalAmount
              currency
              deliveryOn
              dueOn
              status
              isExpired
              isStale
              productNames
              submittedAt
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'vendorQuotations',
    ['VendorQuotation', 'Requisition', 'Vendor'],
  );
  return (
    <>
      <ListScreen
        spec={vendorQuotationList}
        list={list}
        columns={columns}
        searchable
        create="vendorQuotation.new"
        bulk={bulk}
        choosers={choosers}
        actions={({ id, number, status, finalAmount }) => (
          <RowActions name={number}>
            {finalAmount && status !== 'APPROVED' && status !== 'CANCELLED' && <EditItem id={id} />}
            {finalAmount && <DuplicateItem id={id} />}
            {status !== 'APPROVED' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="vendorQuotation"
        rows={list.rows}
        form={(id, onClose) => <VendorQuotationForm id={id} onClose={onClose} />}
        removal={vendorQuotationRemoval}
        nameOf={({ number }) => number}
      />
    </>
  );
}
