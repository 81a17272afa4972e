import { graphql } from 'react-relay';
import { ecommerceOrderRules } from '../../../server/ecommerce/order/ecommerceOrder.rules.ts';
import { EntriesField } from '../../core/fields/EntriesField.tsx';
import { nameRecords } from '../../core/fields/pickedNames.ts';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { EcommerceOrderFormQuery } from '../../core/relay/generated/EcommerceOrderFormQuery.graphql.ts';
import { ecommerceOrderForm } from '../../core/relay/operations/ecommerceOrderOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { PaidByField } from './PaidByField.tsx';
import { sentLines } from './sentLines.ts';
import { emptyShopLine, ShopOrderLines } from './ShopOrderLines.tsx';

const operations = readingMore<EcommerceOrderFormQuery>(
  ecommerceOrderForm,
  graphql`
    query EcommerceOrderFormQuery($id: ID!, $isBlank: Boolean!) {
      record: ecommerceOrder(id: $id) @skip(if: $isBlank) {
        id
        version
        status
        customer {
          id
          name
        }
        deliveryName
        deliveryPhone
        deliveryEmail
        deliveryCity
        deliveryCountry
        deliveryAddress
        deliveryMethod {
          id
          name: title
        }
        orderNotes
        paidBy
        lines {
          product {
            id
          }
          name
          quantity
          unitPrice
        }
      }
    }
  `,
);

type Order = NonNullable<(typeof operations)['record']>;

/** Lines of a new or stored order. The names of ordered products are noted for their fields. */
function valuesOf(order: Order | undefined): object {
  if (!order) return { lines: [emptyShopLine()], couponCodes: [], status: 'PENDING' };
  nameRecords(order.lines.map(({ product, name }) => [product.id, name]));
  return { couponCodes: [], lines: order.lines.map(({ product, quantity }) => ({ productId: product.id, quantity: String(quantity) })) };
}

const pricesOf = (order: Order | undefined) =>
  Object.fromEntries((order?.lines ?? []).map(({ product, unitPrice }) => [product.id, unitPrice]));

/** Creates or edits an order. A copy starts as pending, at today's prices. */
export function EcommerceOrderForm(props: RecordFormProps) {
  return (
    <RecordForm
      entity="ecommerceOrder"
      size="lg"
      operations={operations}
      rules={ecommerceOrderRules}
      initial={{ paidBy: '' }}
      copied={{ status: 'PENDING', paidBy: '' }}
      values={valuesOf}
      input={order => ({ ...order, lines: sentLines(order.lines) })}
      opensNew
      {...props}
    >
      {(order, isCopy) => (
        <>
          <ShopOrderLines prices={pricesOf(order)} />
          <DeliveryFields />
          {!props.id && <EntriesField name="couponCodes" />}
          {(!order?.paidBy || isCopy) && <PaidByField name="paidBy" none="ecommerceOrder.paidLater" />}
        </>
      )}
    </RecordForm>
  );
}
