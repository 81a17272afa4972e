import { FormattedMessage } from 'react-intl';
import { useHolds } from '../../core/session/may.ts';
import { useSession } from '../../core/session/session.ts';
import { BankAccountSelect } from '../../ledger/bankAccount/BankAccountSelect.tsx';

/** The bank account that money goes through, for whoever may read them; the company's default one, if none is chosen. */
export function PaidThrough() {
  const { currency } = useSession();
  if (!useHolds('FINANCIAL_MANAGEMENT_READ')) return null;
  return (
    <BankAccountSelect
      name="bankAccountId"
      label={<FormattedMessage id="pay.bankAccount" />}
      hint={<FormattedMessage id="pay.bankAccountHint" />}
      currency={currency}
      kind="BANK"
    />
  );
}
