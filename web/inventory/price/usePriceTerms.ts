import { graphql } from 'react-relay';
import type { usePriceTermsQuery } from '../../core/relay/generated/usePriceTermsQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** How the company enters prices, and its tax rate in percent, as they are when a form opens. */
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
