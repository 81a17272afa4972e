import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CustomerCreditQuery } from '../../core/relay/generated/CustomerCreditQuery.graphql.ts';
import { UseCredit } from './UseCredit.tsx';

/** Offers to pay by what a customer has left of payments on account and credit notes. */
export function CustomerCredit({ customerId, currency }: { customerId: string; currency: string }) {
  const { customerCredit } = useLazyLoadQuery<CustomerCreditQuery>(
    graphql`
      query CustomerCreditQuery($customerId: ID!) {
        customerCredit(customerId: $customerId)
      }
    `,
    { customerId },
    { fetchPolicy: 'store-and-network' },
  );
  return <UseCredit credit={customerCredit ?? '0'} currency={currency} />;
}
