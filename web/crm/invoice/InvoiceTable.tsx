import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { InvoiceTable_invoices$key } from '../../core/relay/generated/InvoiceTable_invoices.graphql.ts';
import { SalesInvoiceStatus } from '../../parties/document/SalesInvoiceStatus.tsx';
import { tableWithTexts } from '../deal/tableWithTexts.ts';

const Invoices = tableWithTexts('finance');

/** The newest invoices and credit notes of a customer, an order or a quotation. */
export function InvoiceTable({ invoices: key }: { invoices: InvoiceTable_invoices$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment InvoiceTable_invoices on SalesInvoiceConnection {
        totalCount
        edges {
          node {
            id
            number
            kind
            status
            isOverdue
            dueOn
            total
            currency
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node: { id, number, dueOn, total, currency, ...invoice } }) => ({
    id,
    name: number ? <bdi>{number}</bdi> : <FormattedMessage id="salesInvoice.draft" />,
    status: <SalesInvoiceStatus invoice={invoice} />,
    on: dueOn && <Day on={dueOn} />,
    total,
    currency,
  }));
  return <Invoices entity="salesInvoice" heads={{ on: 'salesInvoice.dueOn', total: 'deal.total' }} rows={rows} total={totalCount} />;
}
