import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { OrderPageQuery } from '../../core/relay/generated/OrderPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { InvoiceTable } from '../invoice/InvoiceTable.tsx';
import { QuotationTable } from '../quotation/QuotationTable.tsx';
import { OrderStatusActions } from './OrderStatusActions.tsx';
import { OrderForm } from './OrderForm.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { crmOrderRemoval } from '../../core/relay/operations/crmOrderOperations.ts';

/** /CRM/orders/:id/: one order and its actions. */
export function OrderPage({ query }: ScreenProps<OrderPageQuery>) {
  const { crmOrder: order } = usePreloadedQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($id: ID!) @preloadable {
        crmOrder(id: $id) @required(action: THROW) {
          number
          status
          owner {
            name
          }
          quotations(first: 50) {
            totalCount
            ...QuotationTable_quotations
          }
          salesInvoices(first: 50) {
            totalCount
            ...InvoiceTable_invoices
          }
          ...RecordScreen_record
          ...OrderStatusActions_order
          ...OrderPanel_order
        }
      }
    `,
    query,
  );
  useLiveUpdates('CrmOrder', 'CrmQuotation', 'SalesInvoice');
  return (
    <RecordScreen
      entity="order"
      record={order}
      name={order.number}
      status={<OrderStatus status={order.status} />}
      owner={order.owner}
      panels={[
        { id: 'overview', label: 'order.one', content: <OrderPanel order={order} /> },
        {
          id: 'quotations',
          label: 'quotation.plural',
          count: order.quotations.totalCount,
          content: <QuotationTable quotations={order.quotations} />,
        },
        {
          id: 'invoices',
          label: 'menu.salesInvoices',
          count: order.salesInvoices.totalCount,
          content: <InvoiceTable invoices={order.salesInvoices} />,
        },
      ]}
      form={(id, onClose) => <OrderForm id={id} status={order.status} onClose={onClose} />}
      removal={crmOrderRemoval}
      buttons={<OrderStatusActions order={order} />}
    />
  );
}
