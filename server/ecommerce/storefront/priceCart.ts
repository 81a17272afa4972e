import type { EntityManager } from '@mikro-orm/postgresql';
import { errorText } from '../../core/rules/errorText.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { priceOrder } from '../order/priceOrder.ts';
import type { Cart } from './cart.ts';
import { readProducts } from './catalogue.ts';
import type { PricedCart } from './pages/CartPage.tsx';

/** Prices a cart at what its products cost now, and says of which there are not enough. */
export async function priceCart(em: EntityManager, cart: Cart, language: Language): Promise<PricedCart> {
  const products = new Map((await readProducts(em, [...cart.keys()])).map(product => [product.id, product]));
  const lines = Array.from(cart, ([id, pieces]) => ({ product: products.get(id)!, pieces, problem: null as string | null })).filter(
    ({ product }) => product,
  );
  for (const line of lines) if (line.pieces > line.product.available) line.problem = errorText(language, 'stockLimitReached');
  const asked = lines.map(({ product, pieces }) => ({ productId: product.id, quantity: pieces }));
  const figures = asked.length > 0 ? await priceOrder(em, { lines: asked, before: [] }) : null;
  return { lines, figures, hasGone: lines.length < cart.size };
}
