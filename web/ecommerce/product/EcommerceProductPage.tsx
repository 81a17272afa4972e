import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordPictures } from '../../core/record/RecordPictures.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { EcommerceProductPageQuery } from '../../core/relay/generated/EcommerceProductPageQuery.graphql.ts';
import { ecommerceProductRemoval } from '../../core/relay/operations/ecommerceProductOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { AddToCart } from '../cart/AddToCart.tsx';
import { ProductReviews } from '../review/ProductReviews.tsx';
import { ProductVariants } from '../variant/ProductVariants.tsx';
import { EcommerceProductForm } from './EcommerceProductForm.tsx';
import { ShopPrice } from './ShopPrice.tsx';
import { ShopStock } from './ShopStock.tsx';

/** /ecommerce/products/:id/: one product of the shop. */
export function EcommerceProductPage({ query }: ScreenProps<EcommerceProductPageQuery>) {
  const { ecommerceProduct: product } = usePreloadedQuery<EcommerceProductPageQuery>(
    graphql`
      query EcommerceProductPageQuery($id: ID!) @preloadable {
        ecommerceProduct(id: $id) @required(action: THROW) {
          id
          name
          shortDescription
          detailDescription
          group {
            title
          }
          price
          effectivePrice
          stock
          seller {
            id
            name
          }
          variantOf {
            id
            name
          }
          optionValues
          variants {
            id
          }
          ...ProductVariants_product
          inventoryProduct {
            id
            name
          }
          status
          ratingCount
          ...ProductReviews_product
          pictures {
            ...RecordPictures_picture
            id
            file {
              url
            }
            thumbnail {
              url
            }
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('EcommerceProduct', 'EcommerceProductGroup', 'InventoryProduct', 'EcommerceReview');
  const details = (
    <PanelBox>
      <Stack gap="5">
        <RecordPictures record={product} described={product.pictures} />
        <Facts marginBlockEnd="0">
          <Fact label="ecommerceProduct.effectivePrice">
            <ShopPrice price={product.price} effectivePrice={product.effectivePrice} />
          </Fact>
          <Fact label="ecommerceProduct.stock">
            <ShopStock stock={product.stock} />
          </Fact>
          <TextFact label="ecommerceProduct.group" value={product.group.title} />
          <Fact label="ecommerceProduct.seller">
            {product.seller && (
              <RecordLink id={product.seller.id}>
                <bdi>{product.seller.name}</bdi>
              </RecordLink>
            )}
          </Fact>
          <Fact label="ecommerceProduct.variantOf">
            {product.variantOf && (
              <RecordLink id={product.variantOf.id}>
                <bdi>{product.variantOf.name}</bdi>
              </RecordLink>
            )}
          </Fact>
          <TextFact label="ecommerceProduct.inventoryProduct" value={product.inventoryProduct.name} />
          <TextFact label="ecommerceProduct.shortDescription" value={product.shortDescription} />
          <TextFact label="ecommerceProduct.detailDescription" value={product.detailDescription} isText />
        </Facts>
      </Stack>
    </PanelBox>
  );
  const variants = {
    id: 'variants',
    label: 'ecommerceVariants.plural',
    count: product.optionValues.length > 0 ? product.variants.length + 1 : 0,
    content: <ProductVariants product={product} />,
  };
  return (
    <RecordScreen
      entity="ecommerceProduct"
      record={product}
      name={product.name}
      status={<StatusBadge status={product.status} />}
      panels={[
        { id: 'details', label: 'ecommerceProduct.details', content: details, staysInSight: true },
        ...(product.variantOf ? [] : [variants]),
        { id: 'reviews', label: 'ecommerceReview.plural', count: product.ratingCount, content: <ProductReviews product={product} /> },
      ]}
      form={(id, onClose) => <EcommerceProductForm id={id} onClose={onClose} />}
      removal={ecommerceProductRemoval}
      buttons={<AddToCart product={product} />}
    />
  );
}
