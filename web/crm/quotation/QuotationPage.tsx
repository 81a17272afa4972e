import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { QuotationPageQuery } from '../../core/relay/generated/QuotationPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { InvoiceTable } from '../invoice/InvoiceTable.tsx';
import { QuotationStatusActions } from './QuotationStatusActions.tsx';
import { QuotationItems } from './QuotationItems.tsx';
import { QuotationForm } from './QuotationForm.tsx';
import { QuotationPanel } from './QuotationPanel.tsx';
import { QuotationStatus } from './QuotationStatus.tsx';
import { useQuotationName } from './useQuotationName.ts';
import { crmQuotationRemoval } from '../../core/relay/operations/crmQuotationOperations.ts';

/** /CRM/quotations/:id/: one quotation and its actions. */
export function QuotationPage({ query }: ScreenProps<QuotationPageQuery>) {
  const { crmQuotation: quotation } = usePreloadedQuery<QuotationPageQuery>(
    graphql`
      query QuotationPageQuery($id: ID!) @preloadable {
        crmQuotation(id: $id) @required(action: THROW) {
          number
          status
          customer {
            name
          }
          owner {
            name
          }
          salesInvoices(first: 50) {
            totalCount
            ...InvoiceTable_invoices
          }
          ...QuotationPanel_quotation
          ...RecordScreen_record
          ...QuotationStatusActions_quotation
          ...QuotationItems_quotation
        }
      }
    `,
    query,
  );
  useLiveUpdates('CrmQuotation', 'SalesInvoice');
  const nameOf = useQuotationName();
  return (
    <RecordScreen
      entity="quotation"
      record={quotation}
      name={nameOf(quotation)}
      status={<QuotationStatus status={quotation.status} />}
      owner={quotation.owner}
      panels={[
        { id: 'overview', label: 'quotation.one', content: <QuotationPanel quotation={quotation} /> },
        ...(quotation.status === 'ACCEPTED'
          ? [
              {
                id: 'invoices',
                label: 'menu.salesInvoices',
                count: quotation.salesInvoices.totalCount,
                content: <InvoiceTable invoices={quotation.salesInvoices} />,
              },
            ]
          : []),
      ]}
      form={(id, onClose) => <QuotationForm id={id} status={quotation.status} onClose={onClose} />}
      removal={crmQuotationRemoval}
      hasCustomerLink={quotation.status === 'DRAFT' || quotation.status === 'SENT'}
      buttons={<QuotationStatusActions quotation={quotation} />}
      actions={<QuotationItems quotation={quotation} />}
    />
  );
}
