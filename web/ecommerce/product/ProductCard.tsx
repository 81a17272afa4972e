import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { AddToCart } from '../cart/AddToCart.tsx';
import { ShopPrice } from './ShopPrice.tsx';
import { ShopStock } from './ShopStock.tsx';

interface ProductCardProps {
  product: {
    readonly id: string;
    readonly name: string;
    readonly shortDescription: string;
    readonly price: string;
    readonly effectivePrice: string;
    readonly stock: string;
    readonly status: 'ACTIVE' | 'INACTIVE';
    readonly pictures: readonly { readonly file: { readonly url: string } }[];
  };
}

/** A product in the grid: picture, name, price and stock. */
export const ProductCard = ({
  product: { id, name, shortDescription, price, effectivePrice, stock, status, pictures },
}: ProductCardProps) => (
  <Stack as="article" borderWidth="1px" borderRadius="lg" overflow="hidden" height="full" gap="0">
    <chakra.div aspectRatio="4 / 3" bg="bg.subtle" color="fg.muted" display="flex" alignItems="center" justifyContent="center">
      {pictures.length > 0 ? (
        <chakra.img src={pictures[0].file.url} alt="" loading="lazy" width="full" height="full" objectFit="cover" />
      ) : (
        <ShoppingBag size={32} aria-hidden />
      )}
    </chakra.div>
    <Stack padding="3" gap="1" flex="1">
      <Flex justify="space-between" gap="2" align="flex-start">
        <RecordLink id={id}>
          <bdi>{name}</bdi>
        </RecordLink>
        {status === 'INACTIVE' && <StatusBadge status={status} />}
      </Flex>
      <Text color="fg.muted" fontSize="sm" lineClamp="2">
        <bdi>{shortDescription}</bdi>
      </Text>
      <Flex justify="space-between" gap="2" wrap="wrap" marginBlockStart="auto" paddingBlockStart="2">
        <ShopPrice price={price} effectivePrice={effectivePrice} />
        <Text as="span" color="fg.muted" fontSize="sm">
          {Number(stock) > 0 ? (
            <FormattedMessage id="ecommerceProduct.inStock" values={{ count: <NumberText value={Number(stock)} /> }} />
          ) : (
            <ShopStock stock={stock} />
          )}
        </Text>
      </Flex>
      <AddToCart product={{ id, name, stock, status }} size="sm" />
    </Stack>
  </Stack>
);
