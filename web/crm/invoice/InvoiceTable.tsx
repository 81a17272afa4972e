import { graphql, useFragment } from 'react-relay';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import type { InvoiceTable_invoices$key } from '../../core/relay/generated/InvoiceTable_invoices.graphql.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const InvoiceRows = lazyPart(async () => {
  await loadMessages(currentLanguage(), 'finance');
  return (await import('./InvoiceRows.tsx')).InvoiceRows;
});

/** The newest invoices and credit notes of a customer, an order or a quotation. */
export function InvoiceTable({ invoices: key }: { invoices: InvoiceTable_invoices$key }) {
  const invoices = useFragment(
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
  return <InvoiceRows invoices={invoices} />;
}
