import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { PurchaseOrderPageQuery } from '../../core/relay/generated/PurchaseOrderPageQuery.graphql.ts';
import { purchaseOrderRemoval } from '../../core/relay/operations/purchaseOrderOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BillTable } from '../bill/BillTable.tsx';
import { VendorBills } from '../bill/VendorBills.tsx';
import { ReceiptTable } from '../receipt/ReceiptTable.tsx';
import { PurchaseOrderActions } from './PurchaseOrderActions.tsx';
import { PurchaseOrderButtons } from './PurchaseOrderButtons.tsx';
import { PurchaseOrderForm } from './PurchaseOrderForm.tsx';
import { PurchaseOrderMove, type MoveName } from './PurchaseOrderMove.tsx';
import { PurchaseOrderPanel } from './PurchaseOrderPanel.tsx';
import { PurchaseOrderStatus } from './PurchaseOrderStatus.tsx';

/** /vendorManagement/PO/:id/: one purchase order with its lines. */
export function PurchaseOrderPage({ query }: ScreenProps<PurchaseOrderPageQuery>) {
  const intl = useIntl();
  const [move, setMove] = useState<MoveName>();
  const { purchaseOrder: order } = usePreloadedQuery<PurchaseOrderPageQuery>(
    graphql`
      query PurchaseOrderPageQuery($id: ID!) @preloadable {
        purchaseOrder(id: $id) @required(action: THROW) {
          number
          poStatus
          ...PurchaseOrderPanel_order
          ...PurchaseOrderActions_order
          ...PurchaseOrderButtons_order
          ...PurchaseOrderMove_order
          receipts(first: 50) {
            totalCount
            ...ReceiptTable_receipts
          }
          vendorBills(first: 50) {
            ...VendorBills_bills
          }
          bills(first: 50) {
            totalCount
            ...BillTable_bills
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('PurchaseOrder', 'PurchaseReceipt', 'ProcurementInvoice', 'Vendor', 'VendorBill');
  const { number, poStatus } = order;
  const isDraft = poStatus === 'DRAFT';
  return (
    <>
      <RecordScreen
        entity="purchaseOrder"
        record={order}
        name={number ?? intl.formatMessage({ id: 'purchaseOrder.draft' })}
        status={<PurchaseOrderStatus status={poStatus} />}
        panels={[
          { id: 'overview', label: 'purchaseOrder.one', content: <PurchaseOrderPanel order={order} /> },
          {
            id: 'receipts',
            label: 'purchaseReceipt.plural',
            count: order.receipts.totalCount,
            content: <ReceiptTable receipts={order.receipts} />,
          },
          {
            id: 'bills',
            label: 'procurementInvoice.plural',
            count: order.bills.totalCount,
            content: (
              <>
                <VendorBills bills={order.vendorBills} />
                <BillTable bills={order.bills} />
              </>
            ),
          },
        ]}
        form={isDraft ? (id, onClose) => <PurchaseOrderForm id={id} onClose={onClose} /> : undefined}
        removal={isDraft ? purchaseOrderRemoval : undefined}
        buttons={<PurchaseOrderButtons order={order} onMove={setMove} />}
        actions={<PurchaseOrderActions order={order} onMove={setMove} />}
      />
      {move && <PurchaseOrderMove order={order} move={move} onClose={() => setMove(undefined)} />}
    </>
  );
}
