import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../../../core/relay/environment.ts';
import type { askCreditQuery } from '../../../core/relay/generated/askCreditQuery.graphql.ts';
import { connection, reach } from '../offline/connection.ts';
import type { Sale } from '../sale/Sale.ts';

/**
 * Fetches the customer's remaining credit from payments on account and credit notes. Zero if the server does not answer, because only the
 * server knows it. Never rejects.
 */
export async function askCredit(customer: Sale['customer']): Promise<string> {
  if (!customer || connection.get() !== 'ONLINE') return '0';
  const query = graphql`
    query askCreditQuery($customerId: ID!) {
      customerCredit(customerId: $customerId)
    }
  `;
  const asked = () =>
    fetchQuery<askCreditQuery>(environment, query, { customerId: customer.id }, { fetchPolicy: 'network-only' }).toPromise();
  const answer = await reach(asked).catch(() => undefined);
  return answer?.customerCredit ?? '0';
}
