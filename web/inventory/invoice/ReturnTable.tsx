import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ReturnTable_invoice$key } from '../../core/relay/generated/ReturnTable_invoice.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { InvoiceBadge } from '../../parties/document/InvoiceBadge.tsx';

/** Returns and credit notes of a sale. */
export function ReturnTable({ invoice: key }: { invoice: ReturnTable_invoice$key }) {
  const { returns } = useFragment(
    graphql`
      fragment ReturnTable_invoice on InventoryInvoice {
        returns {
          id
          number
          kind
          voidedOn
          soldAt
          reason
          total
          currency
        }
      }
    `,
    key,
  );
  return (
    <PanelBox padding="0">
      <FigureTable
        label="invoice.returns"
        heads={['invoice.number', 'invoice.soldAt', 'invoice.reason', 'invoice.total']}
        words={['invoice.soldAt', 'invoice.reason']}
        size="md"
        rows={returns.map(({ id, number, kind, voidedOn, soldAt, reason, total, currency }) => ({
          key: id,
          cells: [
            <Fragment key="number">
              <RecordLink id={id}>
                <Ltr whiteSpace="nowrap">{number}</Ltr>
              </RecordLink>{' '}
              <InvoiceBadge kind={kind} voidedOn={voidedOn} />
            </Fragment>,
            <When key="soldAt" at={soldAt} />,
            <bdi key="reason">{reason}</bdi>,
            <MoneyText key="total" value={total} currency={currency} />,
          ],
        }))}
      />
    </PanelBox>
  );
}
