import { Button, Stack } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { ecommerceOrderRules } from '../../../server/ecommerce/order/ecommerceOrder.rules.ts';
import { FormRecordProvider } from '../../core/fields/FormRecord.ts';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { CheckoutScreenMutation } from '../../core/relay/generated/CheckoutScreenMutation.graphql.ts';
import type { useCartProductsQuery } from '../../core/relay/generated/useCartProductsQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { DeliveryFields } from '../order/DeliveryFields.tsx';
import { OrderTotal } from '../order/OrderTotal.tsx';
import { PaidByField } from '../order/PaidByField.tsx';
import { emptyCart } from './cartStore.ts';
import { useCartProducts } from './useCartProducts.ts';

const blank = {
  customerId: '',
  deliveryName: '',
  deliveryPhone: '',
  deliveryEmail: '',
  deliveryCity: '',
  deliveryCountry: '',
  deliveryAddress: '',
  deliveryMethodId: '',
  orderNotes: '',
  paidBy: '',
};

/** What is asked at the checkout; the lines are the cart's. */
const checkoutRules = ecommerceOrderRules.omit({ lines: true, status: true, couponCodes: true });

/** /ecommerce/checkout/: orders what is in the cart for a customer, at the total shown. */
export function CheckoutScreen({ query }: ScreenProps<useCartProductsQuery>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { lines, total, isReady } = useCartProducts(query);
  const [save, isSaving] = useSaving<CheckoutScreenMutation>(graphql`
    mutation CheckoutScreenMutation($input: CreateEcommerceOrderInput!) {
      createEcommerceOrder(input: $input) {
        ...saving_payload
        ecommerceOrder {
          id
        }
      }
    }
  `);
  const placed = useRef('');
  const about = useMemo(() => ({ entity: 'ecommerceOrder', rules: ecommerceOrderRules, record: null }), []);
  const order = async (values: object) => {
    const ordered = lines.map(({ productId, quantity }) => ({ productId, quantity: String(quantity) }));
    const given = values as typeof blank;
    // What a delivery costs is not told before the order: only the goods' own total can be held to.
    const expectedTotal = given.deliveryMethodId ? null : total;
    const outcome = await save({ input: { ...given, lines: ordered, expectedTotal } as never });
    const made = outcome.response?.createEcommerceOrder?.ecommerceOrder;
    if (made) placed.current = made.id;
    return outcome;
  };
  const leave = async () => {
    await navigate(`/ecommerce/orders-list/${placed.current}/`);
    emptyCart();
  };
  return (
    <Stack gap="4">
      <ScreenHead title={intl.formatMessage({ id: 'shopCheckout.title' })} />
      {!isReady ? (
        <PanelBox>
          <EmptyState
            title={intl.formatMessage({ id: 'shopCheckout.notReady' })}
            text={intl.formatMessage({ id: 'shopCheckout.notReadyText' })}
          >
            <Button asChild>
              <LanguageLink to="/ecommerce/cart/">
                <FormattedMessage id="shopCheckout.toCart" />
              </LanguageLink>
            </Button>
          </EmptyState>
        </PanelBox>
      ) : (
        <>
          <PanelBox>
            <FigureTable
              label="ecommerceOrder.lines"
              heads={['ecommerceOrderLine.product', 'ecommerceOrderLine.quantity', 'ecommerceOrderLine.total']}
              rows={lines.map(line => ({
                key: line.productId,
                cells: [
                  <bdi key="name">{line.name}</bdi>,
                  <NumberText key="quantity" value={line.quantity} />,
                  <MoneyText key="total" value={line.total} />,
                ],
              }))}
            />
            <OrderTotal total={total} />
          </PanelBox>
          <PanelBox>
            <FormCard
              entity="ecommerceOrder"
              rules={checkoutRules}
              values={blank}
              isNew
              isSaving={isSaving}
              save={order}
              onSaved={leave}
              submitLabel="shopCheckout.order"
            >
              <FormRecordProvider value={about}>
                <DeliveryFields />
                <PaidByField name="paidBy" none="ecommerceOrder.paidLater" />
              </FormRecordProvider>
            </FormCard>
          </PanelBox>
        </>
      )}
    </Stack>
  );
}
