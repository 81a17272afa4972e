import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { PurchaseOrderListQuery, PurchaseOrderListQuery$data } from '../../core/relay/generated/PurchaseOrderListQuery.graphql.ts';
import { purchaseOrderRemoval } from '../../core/relay/operations/purchaseOrderOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { purchaseOrderList } from '../addresses.ts';
import { PurchaseOrderStatus } from './PurchaseOrderStatus.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const ExpenseHeadSelect = lazyPart(
  async () => (await import('../../finance/budgeting/expenseHead/ExpenseHeadSelect.tsx')).ExpenseHeadSelect,
);
const CostCenterSelect = lazyPart(async () => (await import('../../ledger/costCenter/CostCenterSelect.tsx')).CostCenterSelect);
const RequisitionSelect = lazyPart(async () => (await import('../requisition/RequisitionSelect.tsx')).RequisitionSelect);
const VendorSelect = lazyPart(async () => (await import('../vendor/VendorSelect.tsx')).VendorSelect);
const PurchaseOrderForm = lazyPart(async () => (await import('./PurchaseOrderForm.tsx')).PurchaseOrderForm);

type OrderRow = PurchaseOrderListQuery$data['purchaseOrders']['edges'][number]['node'];

const columns: Column<OrderRow>[] = [
  {
    label: 'purchaseOrder.number',
    sort: 'NUMBER',
    width: 140,
    cell: ({ id, number }) => (
      <RecordLink id={id}>{number ? <Ltr>{number}</Ltr> : <FormattedMessage id="purchaseOrder.draft" />}</RecordLink>
    ),
  },
  {
    label: 'purchaseOrder.vendor',
    width: 180,
    cell: ({ vendor }) => (
      <RecordLink id={vendor.id} fontWeight="normal">
        <bdi>{vendor.name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'purchaseOrder.requisition',
    width: 140,
    cell: ({ requisition }) =>
      requisition && (
        <RecordLink id={requisition.id} fontWeight="normal">
          <Ltr>{requisition.number}</Ltr>
        </RecordLink>
      ),
  },
  { label: 'purchaseOrder.issuedOn', sort: 'ISSUED_ON', width: 120, cell: ({ issuedOn }) => issuedOn && <Day on={issuedOn} /> },
  { label: 'purchaseOrder.expectedOn', sort: 'EXPECTED_ON', width: 120, cell: ({ expectedOn }) => expectedOn && <Day on={expectedOn} /> },
  { label: 'purchaseOrder.poStatus', sort: 'PO_STATUS', width: 150, cell: ({ poStatus }) => <PurchaseOrderStatus status={poStatus} /> },
  {
    label: 'purchaseOrder.total',
    sort: 'TOTAL',
    numeric: true,
    width: 130,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  { label: 'purchaseOrder.buyer', width: 150, hiddenAtFirst: true, cell: ({ buyer }) => buyer && <bdi>{buyer.name}</bdi> },
  { label: 'purchaseOrder.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = {
  vendor: VendorSelect,
  requisition: RequisitionSelect,
  head: ExpenseHeadSelect,
  costCenter: CostCenterSelect,
  buyer: CompanyUserSelect,
};

/** /vendorManagement/PO/: purchase orders. */
export function PurchaseOrderList({ query }: ScreenProps<PurchaseOrderListQuery>) {
  const intl = useIntl();
  const draft = intl.formatMessage({ id: 'purchaseOrder.draft' });
  const [, list] = useList<PurchaseOrderListQuery, 'purchaseOrders'>(
    graphql`
      query PurchaseOrderListQuery($first: Int, $after: String, $search: String, $filter: PurchaseOrderFilter, $sort: PurchaseOrderSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "purchaseOrder")
        purchaseOrders(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              vendor {
                id
                name
              }
              requisition {
                id
                number
              }
              buyer {
                name
              }
              issuedOn
              expectedOn
              poStatus
              total
              currency
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'purchaseOrders',
    ['PurchaseOrder', 'Vendor', 'Requisition'],
  );
  return (
    <>
      <ListScreen
        spec={purchaseOrderList}
        list={list}
        columns={columns}
        searchable
        create="purchaseOrder.new"
        choosers={choosers}
        actions={({ id, number, poStatus }) => (
          <RowActions name={number ?? draft}>
            {poStatus === 'DRAFT' && <EditItem id={id} />}
            <DuplicateItem id={id} />
            {poStatus === 'DRAFT' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="purchaseOrder"
        rows={list.rows}
        form={(id, onClose) => <PurchaseOrderForm id={id} onClose={onClose} />}
        removal={purchaseOrderRemoval}
        nameOf={({ number }) => number ?? draft}
      />
    </>
  );
}
