import { graphql, readInlineData } from 'react-relay';
import type { productValues_product$data, productValues_product$key } from '../../core/relay/generated/productValues_product.graphql.ts';

const fragment = graphql`
  fragment productValues_product on InventoryProduct @inline {
    name
    brand
    manufacturer
    code
    barcode
    unit
    purchasePrice
    salePrice
    priceIncludesTax
    vatCategory
    reorderLevel
    isPerishable
    manufacturedOn
    expiresOn
    status
  }
`;

/** Form values of a product. */
export function productValues(product: productValues_product$key) {
  const { ' $fragmentType': _, ...values }: productValues_product$data = readInlineData(fragment, product);
  return {
    ...values,
    brand: values.brand ?? '',
    manufacturer: values.manufacturer ?? '',
    code: values.code ?? '',
    barcode: values.barcode ?? '',
    manufacturedOn: values.manufacturedOn ?? '',
    expiresOn: values.expiresOn ?? '',
  };
}

/** Form values of a new product. */
export const blankProduct = (name: string, priceIncludesTax: boolean): ReturnType<typeof productValues> => ({
  name,
  brand: '',
  manufacturer: '',
  code: '',
  barcode: '',
  unit: 'PIECE',
  purchasePrice: '',
  salePrice: '',
  priceIncludesTax,
  vatCategory: 'STANDARD_RATED',
  reorderLevel: '0',
  isPerishable: false,
  manufacturedOn: '',
  expiresOn: '',
  status: 'ACTIVE',
});
