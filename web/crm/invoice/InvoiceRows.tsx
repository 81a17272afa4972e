import { FormattedMessage } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import type { InvoiceTable_invoices$data } from '../../core/relay/generated/InvoiceTable_invoices.graphql.ts';
import { SalesInvoiceStatus } from '../../parties/document/SalesInvoiceStatus.tsx';
import { DealTable } from '../deal/DealTable.tsx';

/** Rows of invoices and credit notes; their texts are those of finance. */
export function InvoiceRows({ invoices: { edges, totalCount } }: { invoices: InvoiceTable_invoices$data }) {
  const rows = edges.map(({ node: { id, number, dueOn, total, currency, ...invoice } }) => ({
    id,
    name: number ? <bdi>{number}</bdi> : <FormattedMessage id="salesInvoice.draft" />,
    status: <SalesInvoiceStatus invoice={invoice} />,
    on: dueOn && <Day on={dueOn} />,
    total,
    currency,
  }));
  return <DealTable entity="salesInvoice" heads={{ on: 'salesInvoice.dueOn', total: 'deal.total' }} rows={rows} total={totalCount} />;
}
