import { Button } from '@chakra-ui/react';
import Ban from 'lucide-react/icons/ban';
import FileMinus from 'lucide-react/icons/file-minus';
import HandCoins from 'lucide-react/icons/hand-coins';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { InvoicePageQuery } from '../../core/relay/generated/InvoicePageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { DocumentEntriesPart } from '../../ledger/entry/DocumentEntriesPart.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';
import { InvoicePrintLinks } from './InvoiceActions.tsx';
import { InvoiceBadge } from '../../parties/document/InvoiceBadge.tsx';
import { InvoiceMoves } from './InvoiceMoves.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReturnTable } from './ReturnTable.tsx';
import { VoidCreditNote } from './VoidCreditNote.tsx';
import { Part } from '../../core/ui/Part.tsx';

/** /inventory/invoices/:id/: one sale, return or credit note. It can be printed, returned and credited, but never edited. */
export function InvoicePage({ query }: ScreenProps<InvoicePageQuery>) {
  const { dialog, open, close } = useAddressedDialog();
  const { inventoryInvoice: invoice } = usePreloadedQuery<InvoicePageQuery>(
    graphql`
      query InvoicePageQuery($id: ID!) @preloadable {
        inventoryInvoice(id: $id) @required(action: THROW) {
          id
          number
          currency
          version
          kind
          voidedOn
          total
          balance
          returns {
            id
          }
          lines {
            creditable
            creditableQuantity
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
  const { id, number, kind, voidedOn, returns, lines } = invoice;
  const mayReadBooks = grantedPermissions(useSession()).includes('Financial Management');
  const isLeft = lines.some(line => Number(line.creditableQuantity) > 0);
  const isCreditable = lines.some(line => Number(line.creditable) > 0);
  const isCredit = kind === 'CREDIT_NOTE' && Number(invoice.balance) < 0;
  return (
    <>
      <RecordScreen
        entity="invoice"
        record={invoice}
        name={number}
        status={<InvoiceBadge kind={kind} voidedOn={voidedOn} />}
        panels={[
          { id: 'overview', label: 'invoice.one', content: <InvoicePanel invoice={invoice} /> },
          ...(returns.length > 0
            ? [{ id: 'returns', label: 'invoice.returns', count: returns.length, content: <ReturnTable invoice={invoice} /> }]
            : []),
          ...(kind === 'CREDIT_NOTE'
            ? []
            : [{ id: 'moves', label: 'invoice.moves', content: <InvoiceMoves id={id} currency={invoice.currency} /> }]),
          ...(mayReadBooks ? [{ id: 'postings', label: 'invoice.postings', content: <DocumentEntriesPart id={id} /> }] : []),
        ]}
        buttons={
          <>
            {isLeft && (
              <Button variant="outline" onClick={() => open('return')}>
                <Undo2 aria-hidden />
                <FormattedMessage id="invoice.takeBack" />
              </Button>
            )}
            {isCreditable && (
              <Button variant="outline" onClick={() => open('credit')}>
                <FileMinus aria-hidden />
                <FormattedMessage id="creditNote.one" />
              </Button>
            )}
            {isCredit && (
              <Button variant="outline" onClick={() => open('refund')}>
                <HandCoins aria-hidden />
                <FormattedMessage id="creditNote.refund" />
              </Button>
            )}
          </>
        }
        actions={
          <>
            <InvoicePrintLinks id={id} />
            {isCredit && invoice.balance === invoice.total && (
              <PopoverItem onClick={() => open('void')}>
                <Ban size={16} aria-hidden />
                <FormattedMessage id="creditNote.voidIt" />
              </PopoverItem>
            )}
          </>
        }
      />
      <Part>
        {dialog === 'credit' && <CreditNoteDialog id={id} onClose={close} />}
        {dialog === 'refund' && isCredit && <RefundDialog note={invoice} onClose={close} />}
        {dialog === 'void' && isCredit && <VoidCreditNote note={invoice} onClose={close} />}
        {dialog === 'return' && <ReturnDialog id={id} onClose={close} />}
      </Part>
    </>
  );
}
