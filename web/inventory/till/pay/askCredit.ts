import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../../../core/relay/environment.ts';
import type { askCreditQuery } from '../../../core/relay/generated/askCreditQuery.graphql.ts';
import { connection, reach } from '../offline/connection.ts';
import type { Sale } from '../sale/Sale.ts';

/** What the customer of a sale has left of payments on account and credit notes: nothing where nobody can say so, for what is left is known on the server alone. Never rejects. */
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
