import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import type { SentBills_order$key } from '../core/relay/generated/SentBills_order.graphql.ts';
import { FigureTable } from '../core/ui/FigureTable.tsx';

const words = ['vendorOrder.billIssuedOn', 'vendorOrder.billStatus'];

/** Bills that the vendor sent for an order, each with what has become of it. */
export function SentBills({ order }: { order: SentBills_order$key }) {
  const { currency, bills } = useFragment(
    graphql`
      fragment SentBills_order on OpenVendorOrder {
        currency
        bills {
          vendorNumber
          issuedOn
          sentAt
          status
          refusalReason
          attachmentName
          total
          invoiceStatus
        }
      }
    `,
    order,
  );
  if (!bills.length) return null;
  return (
    <Stack gap="3">
      <Heading as="h2" size="lg">
        <FormattedMessage id="vendorOrder.bills" />
      </Heading>
      <FigureTable
        label="vendorOrder.bills"
        heads={['vendorOrder.vendorNumber', ...words, 'vendorPortal.amount']}
        words={words}
        rows={bills.map(({ vendorNumber, issuedOn, sentAt, status, refusalReason, attachmentName, total, invoiceStatus }) => ({
          key: sentAt,
          cells: [
            <span key="number">
              <Ltr>{vendorNumber}</Ltr>
              {attachmentName && (
                <>
                  {' · '}
                  <bdi>{attachmentName}</bdi>
                </>
              )}
            </span>,
            <Day key="day" on={issuedOn} />,
            <span key="status">
              <FormattedMessage id={`vendorOrder.bill.${invoiceStatus ?? status}`} />
              {refusalReason && (
                <>
                  {': '}
                  <bdi>{refusalReason}</bdi>
                </>
              )}
            </span>,
            total && <MoneyText key="total" value={total} currency={currency} />,
          ],
        }))}
      />
    </Stack>
  );
}
