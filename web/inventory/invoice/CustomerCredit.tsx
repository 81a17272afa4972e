import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { CustomerCreditQuery } from '../../core/relay/generated/CustomerCreditQuery.graphql.ts';

/** Offers to pay by what a customer has left of credit notes, where he has something: the form's `credit`, false where it is not used. */
export function CustomerCredit({ customerId, currency }: { customerId: string; currency: string }) {
  const { register } = useFormContext();
  const { customerCredit } = useLazyLoadQuery<CustomerCreditQuery>(
    graphql`
      query CustomerCreditQuery($customerId: ID!) {
        customerCredit(customerId: $customerId)
      }
    `,
    { customerId },
    { fetchPolicy: 'store-and-network' },
  );
  if (!Number(customerCredit)) return null;
  const amount = <MoneyText value={customerCredit!} currency={currency} />;
  return (
    <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="9" fontWeight="medium" cursor="pointer">
      <chakra.input
        type="checkbox"
        value={customerCredit!}
        boxSize="4.5"
        accentColor="accent.solid"
        {...register('credit', { shouldUnregister: true })}
      />
      <span>
        <FormattedMessage id="invoice.useCredit" values={{ amount }} />
      </span>
    </chakra.label>
  );
}
