import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';

/** Offers to pay with the customer's credit, if there is any. Sets the form's `credit`, which is false where it is not used. */
export function UseCredit({ credit, currency }: { credit: string; currency: string }) {
  const { register } = useFormContext();
  if (!Number(credit)) return null;
  return (
    <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="9" fontWeight="medium" cursor="pointer">
      <chakra.input
        type="checkbox"
        value={credit}
        boxSize="4.5"
        accentColor="accent.solid"
        {...register('credit', { shouldUnregister: true })}
      />
      <span>
        <FormattedMessage id="invoice.useCredit" values={{ amount: <MoneyText value={credit} currency={currency} /> }} />
      </span>
    </chakra.label>
  );
}
