import { useIntl } from 'react-intl';
import { paymentMethods } from '../../../server/ledger/payment/payment.rules.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';

/** How money is paid or paid back; `none` is the message id for not at all. */
export function PaidByField({ name, none }: { name: string; none: string }) {
  const intl = useIntl();
  const options = paymentMethods.map(value => ({ value, label: intl.formatMessage({ id: `ecommerceOrder.paidBy.${value}` }) }));
  return <SelectField name={name} options={options} placeholder={intl.formatMessage({ id: none })} />;
}
