import { graphql } from 'react-relay';
import type { useSalesTermsQuery, useSalesTermsQuery$data } from '../../core/relay/generated/useSalesTermsQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

export type SalesTerms = useSalesTermsQuery$data['salesTerms'];

/** Returns the company's sales terms and current day, as of when the form opened. */
export function useSalesTerms(): SalesTerms {
  const query = graphql`
    query useSalesTermsQuery {
      salesTerms @required(action: THROW) {
        currency
        taxRate
        pricesIncludeTax
        vatMode
        today
      }
    }
  `;
  return useQuery<useSalesTermsQuery>(query, {}, { fetchPolicy: 'network-only' }).salesTerms;
}
