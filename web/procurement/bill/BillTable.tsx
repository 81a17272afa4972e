import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { BillTable_bills$key } from '../../core/relay/generated/BillTable_bills.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { BillStatus } from './BillStatus.tsx';

const words = ['procurementInvoice.vendorNumber', 'procurementInvoice.issuedOn', 'procurementInvoice.invoiceStatus'];

/** Bills of an order, newest first. */
export function BillTable({ bills }: { bills: BillTable_bills$key }) {
  const { edges } = useFragment(
    graphql`
      fragment BillTable_bills on ProcurementInvoiceConnection {
        edges {
          node {
            id
            number
            vendorNumber
            issuedOn
            invoiceStatus
            matchStatus
            isOverdue
            balance
            total
            currency
          }
        }
      }
    `,
    bills,
  );
  return (
    <PanelBox>
      {edges.length ? (
        <FigureTable
          label="procurementInvoice.plural"
          heads={['procurementInvoice.number', ...words, 'procurementInvoice.balance', 'procurementInvoice.total']}
          words={words}
          rows={edges.map(({ node: { id, number, vendorNumber, issuedOn, balance, total, currency, ...status } }) => ({
            key: id,
            cells: [
              <RecordLink key="number" id={id}>
                <Ltr>{number}</Ltr>
              </RecordLink>,
              vendorNumber && <Ltr key="vendorNumber">{vendorNumber}</Ltr>,
              <Day key="day" on={issuedOn} />,
              <BillStatus key="status" bill={status} />,
              <MoneyText key="balance" value={balance} currency={currency} />,
              <MoneyText key="total" value={total} currency={currency} />,
            ],
          }))}
        />
      ) : (
        <FormattedMessage id="procurementInvoice.noneText" />
      )}
    </PanelBox>
  );
}
