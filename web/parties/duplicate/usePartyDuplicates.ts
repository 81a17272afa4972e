import { graphql } from 'react-relay';
import type { usePartyDuplicatesQuery } from '../../core/relay/generated/usePartyDuplicatesQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Kinds of records that can be duplicates: customers or contacts. */
export type PartyEntity = 'customer' | 'contact';

/** The values that identify a party. */
export type PartySigns = usePartyDuplicatesQuery['variables']['input'];

/** Finds existing records with the same e-mail, phone or tax number. */
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
