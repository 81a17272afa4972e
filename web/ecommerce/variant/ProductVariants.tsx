import { Button, Flex, Stack } from '@chakra-ui/react';
import Layers from 'lucide-react/icons/layers';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ProductVariants_product$key } from '../../core/relay/generated/ProductVariants_product.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { ShopPrice } from '../product/ShopPrice.tsx';
import { ShopStock } from '../product/ShopStock.tsx';
import { VariantsDialog } from './VariantsDialog.tsx';

/** The variants of a product: itself and those made of it, each with its stock and price. */
export function ProductVariants({ product: key }: { product: ProductVariants_product$key }) {
  const intl = useIntl();
  const isWriter = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  const product = useFragment(
    graphql`
      fragment ProductVariants_product on EcommerceProduct {
        id
        version
        name
        price
        effectivePrice
        stock
        optionNames
        optionValues
        variants {
          id
          name
          price
          effectivePrice
          stock
          optionValues
        }
      }
    `,
    key,
  );
  const { optionNames, variants } = product;
  const all = optionNames.length > 0 ? [product, ...variants] : [];
  const make = isWriter && (
    <Button variant="outline" onClick={() => open('variants')}>
      <Layers aria-hidden />
      <FormattedMessage id={all.length > 0 ? 'ecommerceVariants.add' : 'ecommerceVariants.make'} />
    </Button>
  );
  return (
    <PanelBox>
      {all.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'ecommerceVariants.none' })}
          text={intl.formatMessage({ id: 'ecommerceVariants.noneText' })}
        >
          {make}
        </EmptyState>
      ) : (
        <Stack gap="4">
          <Flex justify="flex-end">{make}</Flex>
          <FigureTable
            label="ecommerceVariants.plural"
            heads={['ecommerceProduct.name', 'ecommerceVariants.options', 'ecommerceProduct.stock', 'ecommerceProduct.price']}
            words={['ecommerceVariants.options', 'ecommerceProduct.stock']}
            below={['ecommerceVariants.options', 'ecommerceProduct.stock']}
            rows={all.map(({ id, name, optionValues, price, effectivePrice, stock }) => ({
              key: id,
              cells: [
                <RecordLink key="name" id={id}>
                  <bdi>{name}</bdi>
                </RecordLink>,
                <span key="options">
                  {optionValues.map((value, index) => (
                    <span key={optionNames[index]}>
                      {index > 0 && ' · '}
                      <bdi>{optionNames[index]}</bdi>: <bdi>{value}</bdi>
                    </span>
                  ))}
                </span>,
                <ShopStock key="stock" stock={stock} />,
                <ShopPrice key="price" price={price} effectivePrice={effectivePrice} />,
              ],
            }))}
          />
        </Stack>
      )}
      {dialog === 'variants' && (
        <Part>
          <VariantsDialog product={product} onClose={close} />
        </Part>
      )}
    </PanelBox>
  );
}
