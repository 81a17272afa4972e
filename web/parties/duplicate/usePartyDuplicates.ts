import { graphql } from 'react-relay';
import type { usePartyDuplicatesQuery } from '../../core/relay/generated/usePartyDuplicatesQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** What is told of two records of one kind alike: customers or contacts. */
export type PartyEntity = 'customer' | 'contact';

/** By what somebody is recognised. */
export type PartySigns = usePartyDuplicatesQuery['variables']['input'];

/** Who is known already by the same e-mail, phone or tax number. */
export function usePartyDuplicates(of: PartyEntity, input: PartySigns) {
  const { customerDuplicates, contactDuplicates } = useQuery<usePartyDuplicatesQuery>(
    graphql`
      query usePartyDuplicatesQuery($input: PartySigns!, $ofCustomers: Boolean!) {
        customerDuplicates(input: $input) @include(if: $ofCustomers) {
          recordId
          name
          matchedBy
        }
        contactDuplicates(input: $input) @skip(if: $ofCustomers) {
          recordId
          name
          matchedBy
        }
      }
    `,
    { input, ofCustomers: of === 'customer' },
  );
  return customerDuplicates ?? contactDuplicates ?? [];
}
