import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';

interface PayShareFieldProps {
  name: 'amount' | 'employerAmount';
  /** Message id of what a percentage is taken of. */
  of: 'pay.ofGross' | 'pay.ofTaxable';
}

/** What an item of pay gives or takes: money where the form's type is FIXED, otherwise a percentage. */
export function PayShareField({ name, of }: PayShareFieldProps) {
  const type = useWatch({ name: 'type' }) as string;
  return type === 'FIXED' ? <MoneyField name={name} isPrice /> : <PercentField name={name} hint={<FormattedMessage id={of} />} />;
}
