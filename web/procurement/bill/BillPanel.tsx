import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { BillPanel_bill$key } from '../../core/relay/generated/BillPanel_bill.graphql.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { CodeFact, Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ForeignFacts } from '../../ledger/exchangeRate/ForeignFacts.tsx';
import { DealLineTable } from '../../parties/document/DealLineTable.tsx';
import { BillMatch } from './BillMatch.tsx';

/** Facts of a bill, its lines with their totals, and how they match. */
export function BillPanel({ bill: key }: { bill: BillPanel_bill$key }) {
  const bill = useFragment(
    graphql`
      fragment BillPanel_bill on ProcurementInvoice {
        vendor {
          id
          name: companyName
        }
        order {
          id
          name: number
        }
        kind
        creditOf {
          id
          name: number
        }
        reason
        vendorNumber
        issuedOn
        dueOn
        voidedOn
        balance
        paymentMethod
        enteredBy {
          name
        }
        overriddenBy {
          name
        }
        overrideReason
        notes
        currency
        exchangeRate
        homeTotal
        homeBalance
        exchangeDifference
        pricesIncludeTax
        vatMode
        subtotal
        discountTotal
        taxTotal
        total
        lines {
          id
          description
          quantity
          unitPrice
          discountPercent
          vatCategory
          vatRate
          net
        }
        ...BillMatch_bill
      }
    `,
    key,
  );
  const { issuedOn, dueOn, voidedOn, balance, currency, order, lines, paymentMethod } = bill;
  const owed = lines.map(line => ({ ...line, vatRate: line.vatCategory === 'REVERSE_CHARGE' ? '0' : line.vatRate }));
  return (
    <PanelBox>
      <Stack gap="5">
        <Facts marginBlockEnd="0">
          <RecordFact label="procurementInvoice.vendor" value={bill.vendor} />
          <RecordFact label="procurementInvoice.creditOf" value={bill.creditOf} />
          <CodeFact label="procurementInvoice.vendorNumber" value={bill.vendorNumber} />
          <RecordFact label="procurementInvoice.order" value={order.name ? { id: order.id, name: order.name } : null} />
          <Fact label="procurementInvoice.issuedOn">
            <Day on={issuedOn} />
          </Fact>
          <Fact label="procurementInvoice.dueOn">
            <Day on={dueOn} />
          </Fact>
          <Fact label="procurementInvoice.voidedOn">{voidedOn && <Day on={voidedOn} />}</Fact>
          <Fact label="procurementInvoice.balance">
            <MoneyText value={balance} currency={currency} />
          </Fact>
          <ForeignFacts document={bill} />
          <Fact label="procurementInvoice.paymentMethod">{paymentMethod && <FormattedMessage id={`payment.${paymentMethod}`} />}</Fact>
          <TextFact label="procurementInvoice.enteredBy" value={bill.enteredBy?.name} />
          <TextFact label="procurementInvoice.overriddenBy" value={bill.overriddenBy?.name} />
          <TextFact label="procurementInvoice.overrideReason" value={bill.overrideReason} isText />
          <TextFact label="procurementInvoice.reason" value={bill.reason} isText />
          <TextFact label="procurementInvoice.notes" value={bill.notes} isText />
        </Facts>
        <DealLineTable lines={owed} figures={bill} />
        {bill.kind === 'BILL' && <BillMatch bill={bill} />}
      </Stack>
    </PanelBox>
  );
}
