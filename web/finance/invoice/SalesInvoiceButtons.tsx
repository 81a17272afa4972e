import { Button } from '@chakra-ui/react';
import FileCheck from 'lucide-react/icons/file-check';
import HandCoins from 'lucide-react/icons/hand-coins';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { SendButton } from '../../core/record/SendButton.tsx';
import type { SalesInvoiceButtons_invoice$key } from '../../core/relay/generated/SalesInvoiceButtons_invoice.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';

/** Buttons for the likely next steps of an invoice; the menu has the rest. */
export function SalesInvoiceButtons({ invoice: key }: { invoice: SalesInvoiceButtons_invoice$key }) {
  const { id, status, kind, balance, lines } = useFragment(
    graphql`
      fragment SalesInvoiceButtons_invoice on SalesInvoice {
        id
        version
        status
        isOverdue
        kind
        balance
        lines {
          creditableQuantity
        }
      }
    `,
    key,
  );
  const { open } = useAddressedDialog();
  const mayIssue = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const isOwed = kind === 'INVOICE' && status !== 'VOID' && Number(balance) > 0;
  const isCreditable =
    kind === 'INVOICE' && status !== 'DRAFT' && status !== 'VOID' && lines.some(line => Number(line.creditableQuantity) > 0);
  return (
    <>
      {status === 'DRAFT' && mayIssue && (
        <Button onClick={() => open('issue')}>
          <FileCheck aria-hidden />
          <FormattedMessage id="salesInvoice.issue" />
        </Button>
      )}
      {isOwed && mayWrite && (
        <Button onClick={() => open('pay')}>
          <HandCoins aria-hidden />
          <FormattedMessage id="salesInvoice.recordPayment" />
        </Button>
      )}
      {isCreditable && mayIssue && (
        <Button variant="outline" onClick={() => open('credit')}>
          <Undo2 aria-hidden />
          <FormattedMessage id="salesCredit.open" />
        </Button>
      )}
      {status !== 'DRAFT' && mayWrite && <SendButton id={id} variant="outline" />}
    </>
  );
}
