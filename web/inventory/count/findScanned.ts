import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { findScannedQuery, findScannedQuery$data } from '../../core/relay/generated/findScannedQuery.graphql.ts';

/** A product as it is counted: its lines in the count so far, one for each batch. */
export type ScannedProduct = findScannedQuery$data['byBarcode']['edges'][number]['node'];

/** What a scanner read or somebody typed: a barcode or a code means one product, words may mean several. */
export async function findScanned(environment: Environment, text: string): Promise<ScannedProduct[]> {
  const query = graphql`
    query findScannedQuery($text: String!) {
      byBarcode: inventoryProducts(first: 1, filter: { barcode: { eq: $text } }) @required(action: THROW) {
        edges {
          node {
            id
            name
            code
            stockBatchLevels {
              batch {
                id
                number
              }
            }
          }
        }
      }
      byCode: inventoryProducts(first: 1, filter: { code: { eq: $text } }) @required(action: THROW) {
        edges {
          node {
            id
            name
            code
            stockBatchLevels {
              batch {
                id
                number
              }
            }
          }
        }
      }
      byWords: inventoryProducts(first: 6, search: $text) @required(action: THROW) {
        edges {
          node {
            id
            name
            code
            stockBatchLevels {
              batch {
                id
                number
              }
            }
          }
        }
      }
    }
  `;
  const answer = await fetchQuery<findScannedQuery>(environment, query, { text }).toPromise();
  const exact = [...answer!.byBarcode.edges, ...answer!.byCode.edges];
  return (exact.length > 0 ? exact.slice(0, 1) : answer!.byWords.edges).map(({ node }) => node);
}
