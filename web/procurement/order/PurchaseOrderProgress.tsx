import { graphql, useFragment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { PurchaseOrderProgress_order$key } from '../../core/relay/generated/PurchaseOrderProgress_order.graphql.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

/** What is ordered, received and billed of each line. */
export function PurchaseOrderProgress({ order }: { order: PurchaseOrderProgress_order$key }) {
  const { lines } = useFragment(
    graphql`
      fragment PurchaseOrderProgress_order on PurchaseOrder {
        lines {
          id
          quantity
          accepted
          billed
          product {
            name
          }
          inventoryProduct {
            id
          }
        }
      }
    `,
    order,
  );
  return (
    <FigureTable
      label="purchaseOrder.progress"
      heads={['purchaseReceipt.product', 'purchaseOrder.ordered', 'purchaseOrder.received', 'purchaseOrder.billed']}
      rows={lines.map(({ id, quantity, accepted, billed, product, inventoryProduct }) => ({
        key: id,
        cells: [
          <bdi key="name">{product.name}</bdi>,
          <NumberText key="ordered" value={Number(quantity)} />,
          // A service needs no receipt.
          (inventoryProduct || Number(accepted) !== 0) && <NumberText key="received" value={Number(accepted)} />,
          <NumberText key="billed" value={Number(billed)} />,
        ],
      }))}
    />
  );
}
