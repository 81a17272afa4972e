import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { ProductDialogsDeleteMutation } from '../../core/relay/generated/ProductDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ProductForm } from './ProductForm.tsx';

interface ProductDialogsProps {
  products: { readonly id: string; readonly name: string }[];
}

/** The dialog that the address names: `new`, a product's id, or `delete:` with one. */
export function ProductDialogs({ products }: ProductDialogsProps) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<ProductDialogsDeleteMutation>(graphql`
    mutation ProductDialogsDeleteMutation($input: DeleteInput!) {
      deleteInventoryProducts(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  if (dialog.startsWith('delete:')) {
    const product = products.find(({ id }) => dialog === `delete:${id}`);
    if (!product) return null;
    const removeProduct = () => remove({ input: { ids: [product.id] } });
    return <DeleteDialog entity="product" name={product.name} remove={removeProduct} isRemoving={isRemoving} onClose={close} />;
  }
  return (
    <Suspense>
      <ProductForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
