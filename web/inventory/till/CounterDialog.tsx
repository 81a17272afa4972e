import { ReturnDialog } from '../invoice/ReturnDialog.tsx';
import { CustomerDialog } from './cart/CustomerDialog.tsx';
import { DiscountDialog } from './cart/DiscountDialog.tsx';
import { SerialsDialog } from './cart/SerialsDialog.tsx';
import { HeldDialog } from './cart/HeldDialog.tsx';
import type { OpenSession, TillChoice } from './offline/workplace.ts';
import { PayDialog } from './pay/PayDialog.tsx';
import type { Receipt } from './pay/Receipt.ts';
import { ReceiptDialog } from './pay/ReceiptDialog.tsx';
import type { Sale } from './sale/Sale.ts';
import { CashDialog } from './session/CashDialog.tsx';
import { CustomerPaymentDialog } from './session/CustomerPaymentDialog.tsx';
import { CloseGate } from './session/CloseGate.tsx';
import { KeysDialog } from './session/KeysDialog.tsx';
import { QueueDialog } from './session/QueueDialog.tsx';
import { TakeBackDialog } from './session/TakeBackDialog.tsx';

interface CounterDialogProps {
  /** The dialog named by the URL. */
  dialog: string;
  sale: Sale;
  till: TillChoice;
  session: OpenSession;
  currency: string;
  /** Receipt of the sale just made. */
  receipt: Receipt | undefined;
  onPaid: (receipt: Receipt) => void;
  onClose: () => Promise<void>;
}

/** The till dialog named by the URL. Dialogs are not lazy-loaded, because they must open offline too. */
export function CounterDialog({ dialog, sale, till, session, currency, receipt, onPaid, onClose }: CounterDialogProps) {
  const [name, id] = dialog.split(':');
  const isEmpty = sale.lines.length === 0;
  switch (name) {
    case 'customer':
      return <CustomerDialog customer={sale.customer} onClose={onClose} />;
    case 'discount':
      return isEmpty ? null : <DiscountDialog sale={sale} onClose={onClose} />;
    case 'serials':
      return isEmpty ? null : <SerialsDialog sale={sale} onClose={onClose} />;
    case 'held':
      return <HeldDialog currency={currency} onClose={onClose} />;
    case 'pay':
      return isEmpty ? null : <PayDialog {...{ sale, till, session, currency, onPaid, onClose }} />;
    case 'receipt':
      return receipt ? <ReceiptDialog receipt={receipt} onClose={onClose} /> : null;
    case 'queue':
      return <QueueDialog onClose={onClose} />;
    case 'takeBack':
      return <TakeBackDialog onClose={onClose} />;
    case 'return':
      return <ReturnDialog id={id} tillSessionId={session.id} onClose={onClose} />;
    case 'customerPayment':
      return <CustomerPaymentDialog sessionId={session.id} till={till.name} customer={sale.customer} onClose={onClose} />;
    case 'cash':
      return <CashDialog sessionId={session.id} onClose={onClose} />;
    case 'close':
      return <CloseGate sessionId={session.id} currency={currency} onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    default:
      return null;
  }
}
