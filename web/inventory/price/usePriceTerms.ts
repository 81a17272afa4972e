import { graphql } from 'react-relay';
import type { usePriceTermsQuery } from '../../core/relay/generated/usePriceTermsQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Whether the company enters prices with tax, and its tax rate in percent, as of when the form opened. */
export function usePriceTerms(): { pricesIncludeTax: boolean; taxRate: string } {
  const { salesTerms } = useQuery<usePriceTermsQuery>(
    graphql`
      query usePriceTermsQuery {
        salesTerms @required(action: THROW) {
          pricesIncludeTax
          taxRate
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  return salesTerms;
}
