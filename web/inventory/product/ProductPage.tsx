import { Button } from '@chakra-ui/react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ProductPageQuery } from '../../core/relay/generated/ProductPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ProductMoves } from '../stock/ProductMoves.tsx';
import { ProductStock } from '../stock/ProductStock.tsx';
import { StockAdjustmentDialog } from '../stock/StockAdjustmentDialog.tsx';
import { useMayKeepStock } from '../stock/useMayKeepStock.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { ProductSales } from './ProductSales.tsx';
import { ProductUse } from './ProductUse.tsx';
import { inventoryProductRemoval } from '../../core/relay/operations/inventoryProductOperations.ts';
import { Part } from '../../core/ui/Part.tsx';

/** /inventory/products/:id/: one product with its stock levels, movements, sales and uses. */
export function ProductPage({ query }: ScreenProps<ProductPageQuery>) {
  const { inventoryProduct: product, productSales: sales } = usePreloadedQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($id: ID!) @preloadable {
        inventoryProduct(id: $id) @required(action: THROW) {
          id
          name
          status
          ...ProductPanel_product
          ...ProductStock_product
          ...ProductMoves_product
          ...RecordScreen_record
        }
        productSales(productId: $id) @required(action: THROW) {
          usedIn {
            itemId
          }
          ...ProductUse_sales
          ...ProductSales_sales
        }
      }
    `,
    query,
  );
  useLiveUpdates('InventoryProduct');
  const { dialog, open, close } = useAddressedDialog();
  const mayKeepStock = useMayKeepStock();
  return (
    <>
      <RecordScreen
        entity="product"
        record={product}
        name={product.name}
        status={<StatusBadge status={product.status} />}
        panels={[
          { id: 'overview', label: 'product.one', content: <ProductPanel product={product} /> },
          { id: 'stock', label: 'product.section.stock', content: <ProductStock product={product} /> },
          { id: 'moves', label: 'stockMove.plural', content: <ProductMoves product={product} /> },
          { id: 'sales', label: 'product.sales', content: <ProductSales productId={product.id} sales={sales} /> },
          { id: 'use', label: 'product.usedIn', count: sales.usedIn.length, content: <ProductUse sales={sales} /> },
        ]}
        form={(id, onClose) => <ProductForm id={id} onClose={onClose} />}
        removal={inventoryProductRemoval}
        buttons={
          mayKeepStock && (
            <Button onClick={() => open('stock')}>
              <ArrowUpDown aria-hidden />
              <FormattedMessage id="stockAdjustment.new" />
            </Button>
          )
        }
      />
      {dialog === 'stock' && mayKeepStock && (
        <Part>
          <StockAdjustmentDialog productId={product.id} onClose={close} />
        </Part>
      )}
    </>
  );
}
