import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { findScannedQuery, findScannedQuery$data } from '../../core/relay/generated/findScannedQuery.graphql.ts';

/** A product in a stock count, with the lines counted so far, one per batch. */
export type ScannedProduct = findScannedQuery$data['byBarcode']['edges'][number]['node'];

/** Finds products by scanned or typed text: a barcode or code identifies one product, words may match several. */
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
