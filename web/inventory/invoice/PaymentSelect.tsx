import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paymentMethods } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';

interface PaymentSelectProps {
  name: string;
  label: ReactNode;
  /** What no choice means. */
  placeholder?: string;
  required?: boolean;
}

/** How money is taken or given back. */
export function PaymentSelect(props: PaymentSelectProps) {
  const intl = useIntl();
  return (
    <SelectField {...props} options={paymentMethods.map(value => ({ value, label: intl.formatMessage({ id: `payment.${value}` }) }))} />
  );
}
