import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { SalesInvoicePanel_invoice$key } from '../../core/relay/generated/SalesInvoicePanel_invoice.graphql.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { DealLineTable } from '../../parties/document/DealLineTable.tsx';

/** Details of an invoice: its customer, dates, lines and totals. */
export function SalesInvoicePanel({ invoice: key }: { invoice: SalesInvoicePanel_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment SalesInvoicePanel_invoice on SalesInvoice {
        customer {
          id
          name
        }
        contact {
          id
          name
        }
        status
        type
        reference
        issuedOn
        paymentDays
        dueOn
        voidedOn
        costCenter {
          id
          name: description
        }
        order {
          id
          name: number
        }
        quotation {
          id
          number
        }
        creditOf {
          id
          number
        }
        reason
        remarks
        notes
        currency
        exchangeRate
        homeTotal
        homeBalance
        pricesIncludeTax
        vatMode
        subtotal
        discountTotal
        taxTotal
        total
        balance
        taxes {
          vatCategory
          vatRate
          tax
        }
        lines {
          id
          description
          quantity
          unitPrice
          discountPercent
          vatRate
          net
          serialNumbers
        }
      }
    `,
    key,
  );
  const { quotation, creditOf, status, currency } = invoice;
  const isDraft = status === 'DRAFT';
  return (
    <PanelBox>
      <Facts>
        <RecordFact label="salesInvoice.customer" value={invoice.customer} />
        <RecordFact label="salesInvoice.contact" value={invoice.contact} />
        <Fact label="salesInvoice.issuedOn">{invoice.issuedOn && <Day on={invoice.issuedOn} />}</Fact>
        <Fact label="salesInvoice.dueOn">{invoice.dueOn && <Day on={invoice.dueOn} />}</Fact>
        {isDraft && (
          <Fact label="salesInvoice.paymentDays">
            <FormattedMessage id="salesInvoice.terms" values={{ days: invoice.paymentDays }} />
          </Fact>
        )}
        {!isDraft && (
          <Fact label="salesInvoice.balance">
            <strong>
              <MoneyText value={invoice.balance} currency={currency} />
            </strong>
          </Fact>
        )}
        {invoice.exchangeRate && (
          <Fact label="salesInvoice.exchangeRate">
            <MoneyText value="1" currency={currency} /> = <MoneyText value={invoice.exchangeRate} decimals={10} />
          </Fact>
        )}
        {invoice.exchangeRate && invoice.homeTotal && (
          <Fact label="salesInvoice.homeTotal">
            <MoneyText value={invoice.homeTotal} />
          </Fact>
        )}
        {invoice.exchangeRate && invoice.homeBalance && (
          <Fact label="salesInvoice.homeBalance">
            <MoneyText value={invoice.homeBalance} />
          </Fact>
        )}
        <Fact label="salesInvoice.type">
          <FormattedMessage id={`salesInvoiceType.${invoice.type}`} />
        </Fact>
        <TextFact label="salesInvoice.reference" value={invoice.reference} />
        <RecordFact label="salesInvoice.order" value={invoice.order} />
        <RecordFact label="salesInvoice.quotation" value={quotation?.number ? { id: quotation.id, name: quotation.number } : null} />
        <RecordFact label="salesInvoice.creditOf" value={creditOf?.number ? { id: creditOf.id, name: creditOf.number } : null} />
        <TextFact label="salesInvoice.costCenter" value={invoice.costCenter?.name} />
        <Fact label="salesInvoice.voidedOn">{invoice.voidedOn && <Day on={invoice.voidedOn} />}</Fact>
        <TextFact label="salesInvoice.reason" value={invoice.reason} isText />
        <TextFact label="salesInvoice.remarks" value={invoice.remarks} isText />
        <TextFact label="salesInvoice.notes" value={invoice.notes} isText />
      </Facts>
      <DealLineTable lines={invoice.lines} figures={invoice} groups={invoice.taxes} />
    </PanelBox>
  );
}
