import { Button } from '@chakra-ui/react';
import Banknote from 'lucide-react/icons/banknote';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BillButtons_bill$key } from '../../core/relay/generated/BillButtons_bill.graphql.ts';
import { useHolds, useMay } from '../../core/session/may.ts';
import { useSession } from '../../core/session/session.ts';
import { CreditBill } from './CreditBill.tsx';
import { OverrideBill, PayBill, VoidBill } from './BillDialogs.tsx';

const dialogs = { pay: PayBill, credit: CreditBill, override: OverrideBill, void: VoidBill };

/** Buttons that pay, override or void a bill. */
export function BillButtons({ bill: key, isReadOnly }: { bill: BillButtons_bill$key; isReadOnly: boolean }) {
  const bill = useFragment(
    graphql`
      fragment BillButtons_bill on ProcurementInvoice {
        id
        version
        kind
        number
        balance
        currency
        invoiceStatus
        matchStatus
        enteredBy {
          userId
        }
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const mayOverride = useHolds('PROCUREMENT_OVERRIDE_MATCH');
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const mayWrite = useMay('WRITE');
  const { userId } = useSession();
  const { kind, invoiceStatus, matchStatus, balance, enteredBy } = bill;
  const isBlocked = matchStatus === 'BLOCKED' && invoiceStatus !== 'CANCELLED';
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      {Number(balance) > 0 && !isBlocked && mayApprove && (
        <Button onClick={() => setDialog('pay')}>
          <Banknote aria-hidden />
          <FormattedMessage id="procurementInvoice.pay" />
        </Button>
      )}
      {isBlocked && mayOverride && enteredBy?.userId !== userId && (
        <Button onClick={() => setDialog('override')}>
          <ShieldCheck aria-hidden />
          <FormattedMessage id="procurementInvoice.override" />
        </Button>
      )}
      {kind === 'BILL' && invoiceStatus !== 'CANCELLED' && mayWrite && !isReadOnly && (
        <Button variant="outline" onClick={() => setDialog('credit')}>
          <ReceiptText aria-hidden />
          <FormattedMessage id="procurementInvoice.credit" />
        </Button>
      )}
      {kind === 'BILL' && invoiceStatus === 'UNPAID' && mayApprove && !isReadOnly && (
        <Button variant="outline" onClick={() => setDialog('void')}>
          <Undo2 aria-hidden />
          <FormattedMessage id="procurementInvoice.void" />
        </Button>
      )}
      {Dialog && <Dialog bill={bill} onClose={() => setDialog(undefined)} />}
    </>
  );
}
