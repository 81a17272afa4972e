import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { findScanned_product$data } from '../../core/relay/generated/findScanned_product.graphql.ts';
import type { findScannedQuery } from '../../core/relay/generated/findScannedQuery.graphql.ts';
import { readInline } from '../../core/relay/readInline.ts';

/** A product found by scanning or typing, with its batches on hand. */
export type ScannedProduct = findScanned_product$data;

/** Finds products by scanned or typed text: a barcode or code identifies one product, words may match several. */
export async function findScanned(environment: Environment, text: string): Promise<ScannedProduct[]> {
  const fragment = graphql`
    fragment findScanned_product on InventoryProduct @inline {
      id
      name
      code
      purchasePrice
      isPerishable
      isSerialized
      status
      stockBatchLevels {
        batch {
          id
          number
        }
      }
    }
  `;
  const query = graphql`
    query findScannedQuery($text: String!) {
      byBarcode: inventoryProducts(first: 1, filter: { barcode: { eq: $text } }) @required(action: THROW) {
        edges {
          node {
            ...findScanned_product
          }
        }
      }
      byCode: inventoryProducts(first: 1, filter: { code: { eq: $text } }) @required(action: THROW) {
        edges {
          node {
            ...findScanned_product
          }
        }
      }
      byWords: inventoryProducts(first: 6, search: $text) @required(action: THROW) {
        edges {
          node {
            ...findScanned_product
          }
        }
      }
    }
  `;
  const answer = await fetchQuery<findScannedQuery>(environment, query, { text }).toPromise();
  const exact = [...answer!.byBarcode.edges, ...answer!.byCode.edges];
  const found = exact.length > 0 ? exact.slice(0, 1) : answer!.byWords.edges;
  return found.map(({ node }) => readInline<ScannedProduct>(fragment, node));
}
