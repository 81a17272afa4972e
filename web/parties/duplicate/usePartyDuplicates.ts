import { graphql } from 'react-relay';
import type { usePartyDuplicatesQuery } from '../../core/relay/generated/usePartyDuplicatesQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Kinds of records that can be duplicates: customers, contacts or vendors. */
export type PartyEntity = 'customer' | 'contact' | 'vendor';

/** The values that identify a party. */
export type PartySigns = usePartyDuplicatesQuery['variables']['input'];

/** Finds existing records with the same e-mail, phone or tax number. */
export function usePartyDuplicates(of: PartyEntity, input: PartySigns) {
  const { customerDuplicates, contactDuplicates, vendorDuplicates } = useQuery<usePartyDuplicatesQuery>(
    graphql`
      query usePartyDuplicatesQuery($input: PartySigns!, $ofCustomers: Boolean!, $ofContacts: Boolean!, $ofVendors: Boolean!) {
        customerDuplicates(input: $input) @include(if: $ofCustomers) {
          recordId
          name
          matchedBy
        }
        contactDuplicates(input: $input) @include(if: $ofContacts) {
          recordId
          name
          matchedBy
        }
        vendorDuplicates(input: $input) @include(if: $ofVendors) {
          recordId
          name
          matchedBy
        }
      }
    `,
    { input, ofCustomers: of === 'customer', ofContacts: of === 'contact', ofVendors: of === 'vendor' },
  );
  return customerDuplicates ?? contactDuplicates ?? vendorDuplicates ?? [];
}
