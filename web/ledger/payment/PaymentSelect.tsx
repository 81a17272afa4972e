import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paymentMethods } from '../../../server/ledger/payment/payment.rules.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';

interface PaymentSelectProps {
  name: string;
  /** Defaults to the text of the form's entity. */
  label?: ReactNode;
  /** Label of the empty option. */
  placeholder?: string;
  required?: boolean;
}

/** Selects a payment or refund method. */
export function PaymentSelect(props: PaymentSelectProps) {
  const intl = useIntl();
  return (
    <SelectField {...props} options={paymentMethods.map(value => ({ value, label: intl.formatMessage({ id: `payment.${value}` }) }))} />
  );
}
