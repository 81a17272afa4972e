import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { BillMatch_bill$key } from '../../core/relay/generated/BillMatch_bill.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';

const heads = [
  'lines.product',
  'purchaseOrder.ordered',
  'purchaseOrder.received',
  'purchaseOrder.billed',
  'procurementInvoice.orderedPrice',
];

/** The three-way match: each billed line beside what was ordered and received, and what follows while they differ. */
export function BillMatch({ bill }: { bill: BillMatch_bill$key }) {
  const { currency, order, lines, invoiceStatus, matchStatus } = useFragment(
    graphql`
      fragment BillMatch_bill on ProcurementInvoice {
        currency
        invoiceStatus
        matchStatus
        order {
          currency
        }
        lines {
          id
          description
          quantity
          unitPrice
          isQuantityMatched
          isPriceMatched
          orderLine {
            quantity
            accepted
            unitPrice
          }
        }
      }
    `,
    bill,
  );
  return (
    <Stack gap="3">
      {matchStatus === 'BLOCKED' && invoiceStatus !== 'CANCELLED' && (
        <Notice tone="amber">
          <FormattedMessage id="procurementInvoice.held" />
        </Notice>
      )}
      <FigureTable
        label="procurementInvoice.match"
        heads={[...heads, 'procurementInvoice.billedPrice', 'procurementInvoice.matchStatus']}
        words={['procurementInvoice.matchStatus']}
        below={['procurementInvoice.matchStatus']}
        rows={lines.map(({ id, description, quantity, unitPrice, isQuantityMatched, isPriceMatched, orderLine }) => ({
          key: id,
          cells: [
            <bdi key="name">{description}</bdi>,
            <NumberText key="ordered" value={Number(orderLine.quantity)} />,
            <NumberText key="received" value={Number(orderLine.accepted)} />,
            <NumberText key="billed" value={Number(quantity)} />,
            <MoneyText key="orderedPrice" value={orderLine.unitPrice} currency={order.currency} decimals={6} />,
            <MoneyText key="billedPrice" value={unitPrice} currency={currency} decimals={6} />,
            <Badge key="match" colorPalette={isQuantityMatched && isPriceMatched ? 'green' : 'red'}>
              <FormattedMessage id={`lineMatch.${isPriceMatched ? (isQuantityMatched ? 'MATCHED' : 'QUANTITY') : 'PRICE'}`} />
            </Badge>,
          ],
        }))}
      />
    </Stack>
  );
}
