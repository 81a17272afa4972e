import { graphql, useFragment } from 'react-relay';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ReceiptTable_receipts$key } from '../../core/relay/generated/ReceiptTable_receipts.graphql.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { SerialsText } from '../../core/ui/SerialsText.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** Receipts and returns of an order with their lines, newest first. */
export function ReceiptTable({ receipts: key }: { receipts: ReceiptTable_receipts$key }) {
  const { edges } = useFragment(
    graphql`
      fragment ReceiptTable_receipts on PurchaseReceiptConnection {
        edges {
          node {
            id
            number
            kind
            receivedOn
            deliveryNote
            note
            receivedBy {
              name
            }
            lines {
              id
              accepted
              rejected
              rejectionReason
              serialNumbers
              orderLine {
                product {
                  name
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  if (!edges.length)
    return (
      <PanelBox>
        <FormattedMessage id="purchaseReceipt.none" />
      </PanelBox>
    );
  return (
    <PanelBox>
      <FigureTable
        label="purchaseReceipt.plural"
        heads={['purchaseReceipt.product', 'purchaseReceipt.accepted', 'purchaseReceipt.rejected', 'purchaseReceipt.rejectionReason']}
        words={['purchaseReceipt.rejectionReason']}
        rows={edges.flatMap(({ node: { id, number, kind, receivedOn, deliveryNote, note, receivedBy, lines } }) => [
          {
            key: id,
            kind: 'group' as const,
            cells: [
              <span key="head">
                <Ltr>{number}</Ltr> · <FormattedMessage id={`purchaseReceiptKind.${kind}`} /> · <Day on={receivedOn} />
                {[deliveryNote, receivedBy?.name, note].filter(Boolean).map(text => (
                  <span key={text}>
                    {' · '}
                    <bdi>{text}</bdi>
                  </span>
                ))}
              </span>,
            ],
          },
          ...lines.map(({ id: lineId, orderLine, accepted, rejected, rejectionReason, serialNumbers }) => ({
            key: lineId,
            depth: 1,
            cells: [
              <span key="name">
                <bdi>{orderLine.product.name}</bdi>
                <SerialsText numbers={serialNumbers} />
              </span>,
              <NumberText key="accepted" value={Number(accepted)} />,
              Number(rejected) > 0 && <NumberText key="rejected" value={Number(rejected)} />,
              <bdi key="reason">{rejectionReason}</bdi>,
            ],
          })),
        ])}
      />
    </PanelBox>
  );
}
