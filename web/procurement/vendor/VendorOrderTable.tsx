import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { VendorOrderTable_orders$key } from '../../core/relay/generated/VendorOrderTable_orders.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { PurchaseOrderStatus } from '../order/PurchaseOrderStatus.tsx';

/** Orders from a vendor, those changed last first. */
export function VendorOrderTable({ orders: key }: { orders: VendorOrderTable_orders$key }) {
  const { edges } = useFragment(
    graphql`
      fragment VendorOrderTable_orders on PurchaseOrderConnection {
        edges {
          node {
            id
            number
            poStatus
            issuedOn
            expectedOn
            total
            currency
          }
        }
      }
    `,
    key,
  );
  if (edges.length === 0)
    return (
      <PanelBox>
        <FormattedMessage id="purchaseOrder.noneText" />
      </PanelBox>
    );
  return (
    <PanelBox>
      <FigureTable
        label="purchaseOrder.plural"
        heads={[
          'purchaseOrder.number',
          'purchaseOrder.poStatus',
          'purchaseOrder.issuedOn',
          'purchaseOrder.expectedOn',
          'purchaseOrder.total',
        ]}
        words={['purchaseOrder.poStatus', 'purchaseOrder.issuedOn', 'purchaseOrder.expectedOn']}
        rows={edges.map(({ node: { id, number, poStatus, issuedOn, expectedOn, total, currency } }) => ({
          key: id,
          cells: [
            <RecordLink key="number" id={id}>
              {number ? <Ltr>{number}</Ltr> : <FormattedMessage id="poStatus.DRAFT" />}
            </RecordLink>,
            <PurchaseOrderStatus key="status" status={poStatus} />,
            issuedOn && <Day key="issued" on={issuedOn} />,
            expectedOn && <Day key="expected" on={expectedOn} />,
            <MoneyText key="total" value={total} currency={currency} />,
          ],
        }))}
      />
    </PanelBox>
  );
}
