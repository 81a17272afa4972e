import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ProcurementProductPageQuery } from '../../core/relay/generated/ProcurementProductPageQuery.graphql.ts';
import { procurementProductRemoval } from '../../core/relay/operations/procurementProductOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ProductPrices } from './ProductPrices.tsx';
import { ProcurementProductForm } from './ProcurementProductForm.tsx';

/** /vendorManagement/products/:id/: one product that the company buys. */
export function ProcurementProductPage({ query }: ScreenProps<ProcurementProductPageQuery>) {
  const { procurementProduct: product, productPrices } = usePreloadedQuery<ProcurementProductPageQuery>(
    graphql`
      query ProcurementProductPageQuery($id: ID!) @preloadable {
        procurementProduct(id: $id) @required(action: THROW) {
          id
          name
          brand
          description
          productGroupTitles
          inventoryProduct {
            id
            name
          }
          status
          ...RecordScreen_record
        }
        productPrices(productId: $id) @required(action: THROW) {
          ...ProductPrices_prices
        }
      }
    `,
    query,
  );
  useLiveUpdates('ProcurementProduct', 'ProductGroup', 'PurchaseOrder');
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <TextFact label="procurementProduct.brand" value={product.brand} />
        <TextFact label="procurementProduct.productGroupTitles" value={product.productGroupTitles} />
        <Fact label="procurementProduct.inventoryProduct">
          {product.inventoryProduct && (
            <RecordLink id={product.inventoryProduct.id}>
              <bdi>{product.inventoryProduct.name}</bdi>
            </RecordLink>
          )}
        </Fact>
        <TextFact label="procurementProduct.description" value={product.description} isText />
      </Facts>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="procurementProduct"
      record={product}
      name={product.name}
      status={<StatusBadge status={product.status} />}
      panels={[
        { id: 'details', label: 'procurementProduct.details', content: details, staysInSight: true },
        { id: 'prices', label: 'productPrice.plural', content: <ProductPrices prices={productPrices} /> },
      ]}
      form={(id, onClose) => <ProcurementProductForm id={id} onClose={onClose} />}
      removal={procurementProductRemoval}
    />
  );
}
