import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Decimal, sum } from '../../../server/core/money/arithmetic.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { InvoicePanel_invoice$key } from '../../core/relay/generated/InvoicePanel_invoice.graphql.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Figure, InvoiceFigures } from './InvoiceFigures.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

/** Details of an invoice: its customer and till, its lines, its payments and its margin. */
export function InvoicePanel({ invoice: key }: { invoice: InvoicePanel_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoicePanel_invoice on InventoryInvoice {
        customer {
          id
          name
        }
        cashier {
          name
        }
        till {
          name
        }
        tillSession {
          id
          openedAt
        }
        returnOf {
          id
          number
        }
        reason
        type
        soldAt
        issuedOn
        currency
        pricesIncludeTax
        subtotal
        discountTotal
        rounding
        total
        cash
        card
        bank
        credit
        balance
        kind
        voidedOn
        tendered
        change
        taxes {
          vatCategory
          vatRate
          tax
        }
        lines {
          base
          cost
        }
        ...InvoiceLines_invoice
      }
    `,
    key,
  );
  const { customer, till, tillSession, returnOf, currency, lines } = invoice;
  const isNote = invoice.kind === 'CREDIT_NOTE';
  const cost = sum(lines.map(line => line.cost));
  const base = sum(lines.map(line => line.base));
  const margin = base.minus(cost);
  const payments = (['cash', 'card', 'bank', 'credit'] as const).filter(means => Number(invoice[means]) !== 0);
  return (
    <PanelBox>
      <Facts>
        <Fact label="invoice.customer">{customer ? <CustomerLink {...customer} /> : <FormattedMessage id="invoice.walkIn" />}</Fact>
        <Fact label="invoice.type">
          <FormattedMessage id={`invoiceType.${invoice.type}`} />
        </Fact>
        <Fact label={isNote ? 'creditNote.issuedAt' : 'invoice.soldAt'}>
          <When at={invoice.soldAt} />
        </Fact>
        <Fact label="invoice.issuedOn">
          <Day on={invoice.issuedOn} />
        </Fact>
        <Fact label={isNote ? 'creditNote.issuedBy' : 'invoice.cashier'}>
          <bdi>{invoice.cashier.name}</bdi>
        </Fact>
        <Fact label="invoice.till">{till && <bdi>{till.name}</bdi>}</Fact>
        <Fact label="invoice.tillSession">
          {tillSession && (
            <RecordLink id={tillSession.id}>
              <When at={tillSession.openedAt} />
            </RecordLink>
          )}
        </Fact>
        <Fact label={isNote ? 'creditNote.of' : 'invoice.returnOf'}>
          {returnOf && (
            <RecordLink id={returnOf.id}>
              <Ltr>{returnOf.number}</Ltr>
            </RecordLink>
          )}
        </Fact>
        <Fact label="creditNote.voidedOn">{invoice.voidedOn && <Day on={invoice.voidedOn} />}</Fact>
        <Fact label="invoice.reason" isText>
          {invoice.reason && <bdi>{invoice.reason}</bdi>}
        </Fact>
      </Facts>
      <InvoiceLines invoice={invoice} />
      <Flex wrap="wrap" gap="6" justify="space-between" align="flex-start" marginBlockStart="4">
        <Facts marginBlockEnd="0" flex="1" minWidth="min(18rem, 100%)">
          <Fact label="invoice.cost">
            <MoneyText value={cost.toFixed()} currency={currency} />
          </Fact>
          <Fact label="invoice.margin">
            <MoneyText value={margin.toFixed()} currency={currency} />
            {!base.isZero() && invoice.kind === 'SALE' && (
              <chakra.span color="fg.muted">
                {' '}
                (<Percent value={margin.div(base).times(100).toDecimalPlaces(1, Decimal.ROUND_HALF_UP).toFixed()} />)
              </chakra.span>
            )}
          </Fact>
        </Facts>
        <chakra.div minWidth="min(20rem, 100%)">
          <InvoiceFigures figures={invoice} taxes={invoice.taxes} currency={currency}>
            {payments.map(means => (
              <Figure
                key={means}
                label={<FormattedMessage id={means === 'credit' && returnOf ? 'creditNote.settled' : `payment.${means.toUpperCase()}`} />}
                value={invoice[means]}
                currency={currency}
              />
            ))}
            {Number(invoice.balance) !== 0 && (
              <Figure
                label={<FormattedMessage id={Number(invoice.balance) > 0 ? 'invoice.owed' : 'creditNote.leftOver'} />}
                value={invoice.balance.replace('-', '')}
                currency={currency}
                isTotal
              />
            )}
            {invoice.tendered && invoice.change && Number(invoice.change) > 0 && (
              <>
                <Figure label={<FormattedMessage id="invoice.tendered" />} value={invoice.tendered} currency={currency} />
                <Figure label={<FormattedMessage id="invoice.change" />} value={invoice.change} currency={currency} />
              </>
            )}
          </InvoiceFigures>
        </chakra.div>
      </Flex>
    </PanelBox>
  );
}

/** Links to the customer's page for users who may open it. */
function CustomerLink({ id, name }: { id: string; name: string }) {
  const isCrm = grantedPermissions(useSession()).includes('CRM');
  if (!isCrm) return <bdi>{name}</bdi>;
  return (
    <RecordLink id={id}>
      <bdi>{name}</bdi>
    </RecordLink>
  );
}
