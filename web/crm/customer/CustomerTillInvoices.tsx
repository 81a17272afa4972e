import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { CustomerTillInvoices_invoices$key } from '../../core/relay/generated/CustomerTillInvoices_invoices.graphql.ts';
import { InvoiceBadge } from '../../parties/document/InvoiceBadge.tsx';
import { tableWithTexts } from '../deal/tableWithTexts.ts';

const Invoices = tableWithTexts('inventory/till');

/** The newest sales to a customer at the till, with their returns. */
export function CustomerTillInvoices({ invoices: key }: { invoices: CustomerTillInvoices_invoices$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment CustomerTillInvoices_invoices on InventoryInvoiceConnection {
        totalCount
        edges {
          node {
            id
            number
            kind
            voidedOn
            issuedOn
            total
            currency
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node: { id, number, issuedOn, total, currency, ...badge } }) => ({
    id,
    name: <bdi>{number}</bdi>,
    status: <InvoiceBadge {...badge} />,
    on: <Day on={issuedOn} />,
    total,
    currency,
  }));
  return <Invoices entity="invoice" heads={{ on: 'invoice.issuedOn', total: 'deal.total' }} rows={rows} total={totalCount} />;
}
