import { Badge, Button } from '@chakra-ui/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { InvoicePageQuery } from '../../core/relay/generated/InvoicePageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { InvoicePapers } from './InvoiceActions.tsx';
import { InvoiceMoves } from './InvoiceMoves.tsx';
import { InvoicePostings } from './InvoicePostings.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReturnTable } from './ReturnTable.tsx';

/** /inventory/invoices/:id/: one sale or return. It is read, printed and taken back, never changed. */
export function InvoicePage({ query }: ScreenProps<InvoicePageQuery>) {
  const { dialog, open, close } = useAddressedDialog();
  const { inventoryInvoice: invoice } = usePreloadedQuery<InvoicePageQuery>(
    graphql`
      query InvoicePageQuery($id: ID!) @preloadable {
        inventoryInvoice(id: $id) @required(action: THROW) {
          id
          number
          currency
          isReturn
          returns {
            id
          }
          lines {
            quantity
            returnedQuantity
          }
          ...RecordScreen_record
          ...InvoicePanel_invoice
          ...ReturnTable_invoice
        }
      }
    `,
    query,
  );
  useLiveUpdates('InventoryInvoice');
  const { id, number, isReturn, returns, lines } = invoice;
  const mayReadBooks = grantedPermissions(useSession()).includes('Financial Management');
  const isOpen = !isReturn && lines.some(line => Number(line.returnedQuantity) < Number(line.quantity));
  return (
    <>
      <RecordScreen
        entity="invoice"
        record={invoice}
        name={number}
        listPath="/inventory/invoices/"
        status={
          isReturn ? (
            <Badge colorPalette="amber">
              <FormattedMessage id="invoice.isReturn" />
            </Badge>
          ) : undefined
        }
        panels={[
          { id: 'overview', label: 'invoice.one', content: <InvoicePanel invoice={invoice} /> },
          ...(returns.length > 0
            ? [{ id: 'returns', label: 'invoice.returns', count: returns.length, content: <ReturnTable invoice={invoice} /> }]
            : []),
          { id: 'moves', label: 'invoice.moves', content: <InvoiceMoves id={id} currency={invoice.currency} /> },
          ...(mayReadBooks
            ? [{ id: 'postings', label: 'invoice.postings', content: <InvoicePostings id={id} currency={invoice.currency} /> }]
            : []),
        ]}
        buttons={
          isOpen && (
            <Button variant="outline" onClick={() => open('return')}>
              <Undo2 aria-hidden />
              <FormattedMessage id="invoice.takeBack" />
            </Button>
          )
        }
        actions={<InvoicePapers id={id} />}
      />
      {dialog === 'return' && (
        <Suspense>
          <ReturnDialog id={id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
