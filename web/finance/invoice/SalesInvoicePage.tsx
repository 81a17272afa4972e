import { Stack } from '@chakra-ui/react';
import Ban from 'lucide-react/icons/ban';
import CircleHelp from 'lucide-react/icons/message-circle-question-mark';
import Eraser from 'lucide-react/icons/eraser';
import Repeat from 'lucide-react/icons/repeat';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { SalesInvoicePageQuery } from '../../core/relay/generated/SalesInvoicePageQuery.graphql.ts';
import { salesInvoiceRemoval } from '../../core/relay/operations/salesInvoiceOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useHolds, useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { DocumentEntries } from '../../ledger/entry/DocumentEntries.tsx';
import { RecurringInvoiceForm } from '../recurring/RecurringInvoiceForm.tsx';
import { CreditSalesInvoice } from './CreditSalesInvoice.tsx';
import { EInvoiceItem } from './EInvoiceItem.tsx';
import { InvoicePaymentDialog } from './InvoicePaymentDialog.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { IssueSalesInvoice } from './IssueSalesInvoice.tsx';
import { SalesInvoiceButtons } from './SalesInvoiceButtons.tsx';
import { SalesInvoiceForm } from './SalesInvoiceForm.tsx';
import { SalesInvoicePanel } from './SalesInvoicePanel.tsx';
import { SalesInvoiceStatus } from '../../parties/document/SalesInvoiceStatus.tsx';
import { useInvoiceName } from './useInvoiceName.ts';
import { VoidSalesInvoice } from './VoidSalesInvoice.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

const Dunning = lazyPart(async () => (await import('../../ledger/reminder/Dunning.tsx')).Dunning, 'ledger');
const DisputeDialog = lazyPart(async () => (await import('../../ledger/reminder/DisputeDialog.tsx')).DisputeDialog, 'ledger');

function useInvoice(query: ScreenProps<SalesInvoicePageQuery>['query']) {
  const { salesInvoice } = usePreloadedQuery<SalesInvoicePageQuery>(
    graphql`
      query SalesInvoicePageQuery($id: ID!) @preloadable {
        salesInvoice(id: $id) @required(action: THROW) {
          id
          version
          number
          kind
          status
          isOverdue
          balance
          total
          currency
          customer {
            id
            name
          }
          owner {
            name
          }
          payments {
            id
          }
          credits {
            id
          }
          writeOffs {
            id
          }
          lines {
            cost
            serialCount
          }
          ...RecordScreen_record
          ...SalesInvoicePanel_invoice
          ...SalesInvoiceButtons_invoice
          ...InvoicePayments_invoice
          ...Dunning_invoice
          dispute
        }
      }
    `,
    query,
  );
  useLiveUpdates('SalesInvoice', 'Payment', 'Reminder');
  const nameOf = useInvoiceName();
  const panels = [
    {
      id: 'overview',
      label: 'salesInvoice.one',
      content: (
        <Stack gap="4">
          <SalesInvoicePanel invoice={salesInvoice} />
          <Part>
            <Dunning invoice={salesInvoice} />
          </Part>
        </Stack>
      ),
    },
    ...(salesInvoice.status === 'DRAFT'
      ? []
      : [
          {
            id: 'payments',
            label: 'salesInvoice.payments',
            count: salesInvoice.payments.length + salesInvoice.credits.length + salesInvoice.writeOffs.length,
            content: <InvoicePayments invoice={salesInvoice} />,
          },
        ]),
  ];
  return {
    invoice: salesInvoice,
    shown: {
      entity: 'salesInvoice',
      record: salesInvoice,
      name: nameOf(salesInvoice),
      status: <SalesInvoiceStatus invoice={salesInvoice} />,
      owner: salesInvoice.owner,
    },
    panels,
  };
}

/** /economics/invoice/:id/: one invoice or credit note, what is paid of it, and its entries. */
export function SalesInvoicePage({ query }: ScreenProps<SalesInvoicePageQuery>) {
  const { invoice, shown, panels } = useInvoice(query);
  const { dialog, open, close } = useAddressedDialog();
  const mayVoid = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const holdsWriteOff = useHolds('FINANCIAL_MANAGEMENT_WRITE_OFF');
  const { id, version, kind, status, balance, total, lines } = invoice;
  const isDraft = status === 'DRAFT';
  const isVoidable = kind === 'INVOICE' && status === 'UNPAID' && balance === total && lines.every(({ cost }) => Number(cost) === 0);
  const isOwed = kind === 'INVOICE' && !isDraft && Number(balance) > 0;
  const named = { id, version, name: shown.name };
  const serialCount = lines.reduce((sum, line) => sum + Number(line.serialCount), 0);
  return (
    <>
      <RecordScreen
        {...shown}
        panels={[...panels, ...(isDraft ? [] : [{ id: 'entries', label: 'salesInvoice.entries', content: <DocumentEntries id={id} /> }])]}
        form={kind === 'INVOICE' ? (record, onClose) => <SalesInvoiceForm id={record} status={status} onClose={onClose} /> : undefined}
        removal={isDraft ? salesInvoiceRemoval : undefined}
        buttons={<SalesInvoiceButtons invoice={invoice} />}
        actions={
          <>
            {isOwed && mayWrite && holdsWriteOff && (
              <PopoverItem onClick={() => open('writeOff')}>
                <Eraser size={16} aria-hidden />
                <FormattedMessage id="writeOff.submit" />
              </PopoverItem>
            )}
            {kind === 'INVOICE' && mayWrite && (
              <PopoverItem onClick={() => open('repeat')}>
                <Repeat size={16} aria-hidden />
                <FormattedMessage id="recurringInvoice.repeat" />
              </PopoverItem>
            )}
            {isOwed && mayWrite && !invoice.dispute && (
              <PopoverItem onClick={() => open('dispute')}>
                <CircleHelp size={16} aria-hidden />
                <FormattedMessage id="salesInvoice.dispute" />
              </PopoverItem>
            )}
            {!isDraft && status !== 'VOID' && <EInvoiceItem id={id} />}
            {isVoidable && mayVoid && (
              <PopoverItem onClick={() => open('void')}>
                <Ban size={16} aria-hidden />
                <FormattedMessage id="salesInvoice.void" />
              </PopoverItem>
            )}
          </>
        }
      />
      <Part>
        {dialog === 'issue' && isDraft && <IssueSalesInvoice invoice={named} serialCount={serialCount} onClose={close} />}
        {dialog === 'void' && isVoidable && <VoidSalesInvoice invoice={named} onClose={close} />}
        {dialog === 'credit' && kind === 'INVOICE' && !isDraft && <CreditSalesInvoice id={id} onClose={close} />}
        {dialog === 'writeOff' && isOwed && <WriteOffDialog invoice={invoice} onClose={close} />}
        {dialog === 'repeat' && kind === 'INVOICE' && (
          <RecurringInvoiceForm source={{ id, name: `${invoice.number ?? shown.name} · ${invoice.customer.name}` }} onClose={close} />
        )}
        {dialog === 'dispute' && isOwed && <DisputeDialog documentId={id} onClose={close} />}
        {dialog === 'pay' && Number(balance) > 0 && <InvoicePaymentDialog invoice={invoice} onClose={close} />}
      </Part>
    </>
  );
}

/** /CRM/invoice/:id/: the same invoice, to be read by those who sell. */
export function ReadSalesInvoicePage({ query }: ScreenProps<SalesInvoicePageQuery>) {
  const { shown, panels } = useInvoice(query);
  return <RecordScreen {...shown} panels={panels} />;
}
