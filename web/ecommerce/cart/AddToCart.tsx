import { Button } from '@chakra-ui/react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMay } from '../../core/session/may.ts';
import { toast } from '../../core/ui/toasts.ts';
import { addToCart } from './cartStore.ts';

interface AddToCartProps {
  product: { readonly id: string; readonly name: string; readonly stock: string; readonly status: 'ACTIVE' | 'INACTIVE' };
  size?: 'sm' | 'md';
}

/** Puts one piece of a product into the cart, as long as it is sold. */
export function AddToCart({ product: { id, name, stock, status }, size = 'md' }: AddToCartProps) {
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  if (!mayWrite || status !== 'ACTIVE' || Number(stock) < 1) return null;
  const add = () => {
    addToCart(id);
    toast(intl.formatMessage({ id: 'shopCart.added' }, { name }));
  };
  return (
    <Button size={size} variant="outline" onClick={add}>
      <ShoppingCart aria-hidden />
      <FormattedMessage id="shopCart.add" />
    </Button>
  );
}
