import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SellerProducts_product$key } from '../../core/relay/generated/SellerProducts_product.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ShopPrice } from '../product/ShopPrice.tsx';
import { ShopStock } from '../product/ShopStock.tsx';

/** Products that a seller has in the shop. */
export function SellerProducts({ products: keys }: { products: SellerProducts_product$key }) {
  const intl = useIntl();
  const products = useFragment(
    graphql`
      fragment SellerProducts_product on EcommerceProduct @relay(plural: true) {
        id
        name
        price
        effectivePrice
        stock
      }
    `,
    keys,
  );
  return (
    <PanelBox>
      {products.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'ecommerceProduct.none' })}
          text={intl.formatMessage({ id: 'ecommerceSeller.noneSold' })}
        />
      ) : (
        <FigureTable
          label="ecommerceProduct.plural"
          heads={['ecommerceProduct.name', 'ecommerceProduct.stock', 'ecommerceProduct.price']}
          words={['ecommerceProduct.stock']}
          rows={products.map(({ id, name, price, effectivePrice, stock }) => ({
            key: id,
            cells: [
              <RecordLink key="name" id={id}>
                <bdi>{name}</bdi>
              </RecordLink>,
              <ShopStock key="stock" stock={stock} />,
              <ShopPrice key="price" price={price} effectivePrice={effectivePrice} />,
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}
