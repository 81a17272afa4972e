import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageOpen from 'lucide-react/icons/package-open';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { awaitsCard, ecommerceOrderTransitions } from '../../../server/ecommerce/order/ecommerceOrder.rules.ts';
import type { EcommerceOrderStatusName } from '../../../server/ecommerce/order/ecommerceOrderStatuses.rules.ts';
import type { OrderButtons_order$key } from '../../core/relay/generated/OrderButtons_order.graphql.ts';
import type { OrderButtonsMutation } from '../../core/relay/generated/OrderButtonsMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { SerialsDialog } from '../../parties/document/SerialsDialog.tsx';

const icons = { INPROGRESS: PackageOpen, DELIVERED: PackageCheck, COMPLETED: Check, CANCELLED: X, RETURN: Undo2, PENDING: Check };

/** Buttons for the next states of an order; what comes back is chosen in a dialog. An order that awaits its card can only be cancelled; one that was shipped in part cannot be. */
export function OrderButtons({ order: key }: { order: OrderButtons_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderButtons_order on EcommerceOrder {
        id
        version
        status
        payment
        paidBy
        shipments {
          id
        }
        lines {
          quantity
          product {
            inventoryProduct {
              isSerialized
            }
          }
        }
      }
    `,
    key,
  );
  const { id, version, status, shipments, lines } = order;
  const mayWrite = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  const moving = graphql`
    mutation OrderButtonsMutation($input: UpdateEcommerceOrderInput!) {
      updateEcommerceOrder(input: $input) {
        ...saving_payload
        ecommerceOrder {
          ...OrderButtons_order
          deliveredOn
        }
      }
    }
  `;
  const [move, isBusy] = useAction<OrderButtonsMutation>('ecommerceOrder', moving);
  const [deliver, isDelivering] = useSaving<OrderButtonsMutation>(moving);
  if (!mayWrite) return null;
  const named = lines.filter(({ product }) => product.inventoryProduct.isSerialized).reduce((sum, { quantity }) => sum + quantity, 0);
  const perform = (to: EcommerceOrderStatusName) => {
    if (to === 'RETURN') open('return');
    else if (to === 'DELIVERED' && named) open('deliver');
    else void move({ input: { id, version, status: to } });
  };
  const next = ecommerceOrderTransitions[status].filter(to => (to === 'CANCELLED' ? !shipments.length : !awaitsCard(order)));
  const buttons = next.map((to, index) => {
    const Icon = icons[to];
    return (
      <Button key={to} variant={index === 0 ? 'solid' : 'outline'} disabled={isBusy} onClick={() => perform(to)}>
        <Icon aria-hidden />
        <FormattedMessage id={`ecommerceOrder.to.${to}`} />
      </Button>
    );
  });
  return (
    <>
      {buttons}
      {dialog === 'deliver' && status === 'INPROGRESS' && (
        <SerialsDialog
          entity="ecommerceOrder"
          version={version}
          action="ecommerceOrder.to.DELIVERED"
          count={named}
          save={({ serialNumbers }) => deliver({ input: { id, version, status: 'DELIVERED', serialNumbers } })}
          isSaving={isDelivering}
          onClose={close}
        />
      )}
    </>
  );
}
