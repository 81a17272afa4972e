import { Suspense } from 'react';
import { useSaving } from '../../core/relay/saving.ts';
import type { OrderRemovalMutation } from '../../core/relay/generated/OrderRemovalMutation.graphql.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { OrderForm } from './OrderForm.tsx';
import { orderRemoval } from './OrderRemoval.ts';

/** The dialog that the address names: `new`, an order's id, or `delete:` with one. */
export function OrderDialogs({ orders }: { orders: { readonly id: string; readonly number: string }[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<OrderRemovalMutation>(orderRemoval);
  if (!dialog) return null;
  if (dialog.startsWith('delete:')) {
    const order = orders.find(({ id }) => dialog === `delete:${id}`);
    if (!order) return null;
    return (
      <DeleteDialog
        entity="order"
        name={order.number}
        text="order.deleteText"
        remove={() => remove({ input: { ids: [order.id] } })}
        isRemoving={isRemoving}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <OrderForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
