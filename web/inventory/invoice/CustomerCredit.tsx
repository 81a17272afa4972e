import { graphql } from 'react-relay';
import type { CustomerCreditQuery } from '../../core/relay/generated/CustomerCreditQuery.graphql.ts';
import { UseCredit } from './UseCredit.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Offers to pay with the customer's remaining credit from payments on account and credit notes. */
export function CustomerCredit({ customerId, currency }: { customerId: string; currency: string }) {
  const { customerCredit } = useQuery<CustomerCreditQuery>(
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
