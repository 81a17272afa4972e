import { Box, Button, chakra, Flex, HStack, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import type { useCartProductsQuery } from '../../core/relay/generated/useCartProductsQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Picture } from '../../core/ui/Picture.tsx';
import { OrderTotal } from '../order/OrderTotal.tsx';
import { setQuantity } from './cartStore.ts';
import { useCartProducts } from './useCartProducts.ts';

/** /ecommerce/cart/: what staff put together for a customer. */
export function CartScreen({ query }: ScreenProps<useCartProductsQuery>) {
  const intl = useIntl();
  const { lines, total, isReady } = useCartProducts(query);
  return (
    <Stack gap="4">
      <ScreenHead title={intl.formatMessage({ id: 'shopCart.title' })} />
      <PanelBox>
        {lines.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'shopCart.none' })} text={intl.formatMessage({ id: 'shopCart.noneText' })}>
            <Button asChild>
              <LanguageLink to="/ecommerce/products/?show=grid">
                <FormattedMessage id="shopCart.browse" />
              </LanguageLink>
            </Button>
          </EmptyState>
        ) : (
          <Stack gap="4">
            <Stack as="ul" gap="3" listStyleType="none">
              {lines.map(line => (
                <CartRow key={line.productId} line={line} />
              ))}
            </Stack>
            <OrderTotal total={total} />
            <Flex justify="flex-end" gap="2" wrap="wrap">
              <Button asChild variant="outline">
                <LanguageLink to="/ecommerce/products/?show=grid">
                  <FormattedMessage id="shopCart.browse" />
                </LanguageLink>
              </Button>
              {isReady && (
                <Button asChild>
                  <LanguageLink to="/ecommerce/checkout/">
                    <FormattedMessage id="shopCart.checkout" />
                  </LanguageLink>
                </Button>
              )}
            </Flex>
          </Stack>
        )}
      </PanelBox>
    </Stack>
  );
}

type Line = ReturnType<typeof useCartProducts>['lines'][number];

/** A product in the cart, with what is wrong about it. */
function CartRow({ line: { productId, quantity, name, effectivePrice, stock, total, problem, picture } }: { line: Line }) {
  const intl = useIntl();
  return (
    <chakra.li borderBottomWidth="1px" paddingBlockEnd="3">
      <Flex gap="3" align="center" wrap="wrap">
        <HStack gap="3" flex="1" minWidth="48">
          <Picture url={picture} />
          <Box minWidth="0">
            <RecordLink id={productId}>
              <bdi>{name}</bdi>
            </RecordLink>
            <Text color="fg.muted" fontSize="sm">
              <MoneyText value={effectivePrice} />
            </Text>
          </Box>
        </HStack>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={Number(stock)}
          width="24"
          defaultValue={quantity}
          aria-label={intl.formatMessage({ id: 'shopCart.quantityOf' }, { name })}
          aria-invalid={!!problem}
          onChange={event => {
            const next = event.target.valueAsNumber;
            if (Number.isInteger(next) && next > 0) setQuantity(productId, next);
          }}
        />
        <chakra.span minWidth="24" textAlign="end" fontWeight="medium">
          <MoneyText value={total} />
        </chakra.span>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={intl.formatMessage({ id: 'shopCart.remove' }, { name })}
          onClick={() => setQuantity(productId, 0)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Flex>
      {problem && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
          <FormattedMessage id={problem} values={{ available: Number(stock) }} />
        </Text>
      )}
    </chakra.li>
  );
}
