import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CustomizedTypeName } from '../../../server/core/customField/customField.rules.ts';
import type { useReferenceSearchQuery } from '../relay/generated/useReferenceSearchQuery.graphql.ts';

/** Returns a function that finds records of a type by part of their name, for a reference to one of them. */
export function useReferenceSearch(type: CustomizedTypeName) {
  const environment = useRelayEnvironment();
  return async (text: string): Promise<{ id: string; name: string }[]> => {
    const query = graphql`
      query useReferenceSearchQuery(
        $search: String
        $ofCustomer: Boolean!
        $ofProduct: Boolean!
        $ofEmployee: Boolean!
        $ofProject: Boolean!
        $ofVendor: Boolean!
      ) {
        customers(first: 8, search: $search, sort: { field: NAME }) @include(if: $ofCustomer) {
          edges {
            node {
              id
              name
            }
          }
        }
        inventoryProducts(first: 8, search: $search, sort: { field: NAME }) @include(if: $ofProduct) {
          edges {
            node {
              id
              name
            }
          }
        }
        employees(first: 8, search: $search, sort: { field: NAME }) @include(if: $ofEmployee) {
          edges {
            node {
              id
              name
            }
          }
        }
        projects(first: 8, search: $search, sort: { field: NAME }) @include(if: $ofProject) {
          edges {
            node {
              id
              name
            }
          }
        }
        vendors(first: 8, search: $search, sort: { field: NAME }) @include(if: $ofVendor) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `;
    const of = (other: CustomizedTypeName) => type === other;
    const answer = await fetchQuery<useReferenceSearchQuery>(environment, query, {
      search: text || null,
      ofCustomer: of('CUSTOMER'),
      ofProduct: of('PRODUCT'),
      ofEmployee: of('EMPLOYEE'),
      ofProject: of('PROJECT'),
      ofVendor: of('VENDOR'),
    }).toPromise();
    return Object.values(answer ?? {}).flatMap(found => found?.edges.map(({ node }) => node) ?? []);
  };
}
