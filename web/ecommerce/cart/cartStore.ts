import { useSyncExternalStore } from 'react';
import { currentSession } from '../../core/session/session.ts';

/** A product in the cart. */
export interface CartLine {
  productId: string;
  quantity: number;
}

/** As many products as an order may have lines. */
const limit = 100;

const listeners = new Set<() => void>();
const keyOf = () => `cart.${currentSession().companyId}`;
let read: { key: string; text: string | null; lines: readonly CartLine[] } = { key: '', text: null, lines: [] };

/** The cart of this browser in the present company; the same array until it changes. */
export function cartLines(): readonly CartLine[] {
  const key = keyOf();
  const text = localStorage.getItem(key);
  if (key !== read.key || text !== read.text) read = { key, text, lines: parse(text) };
  return read.lines;
}

/** The cart, kept up to date. */
export const useCart = (): readonly CartLine[] => useSyncExternalStore(listen, cartLines);

/** Adds pieces of a product to the cart. */
export function addToCart(productId: string, quantity = 1): void {
  const lines = cartLines();
  const known = lines.find(line => line.productId === productId);
  if (known) setQuantity(productId, known.quantity + quantity);
  else if (lines.length < limit) store([...lines, { productId, quantity }]);
}

/** Changes how many pieces of a product are in the cart; none takes it out. */
export const setQuantity = (productId: string, quantity: number): void =>
  store(cartLines().flatMap(line => (line.productId !== productId ? line : quantity > 0 ? { productId, quantity } : [])));

export const emptyCart = (): void => store([]);

function store(lines: readonly CartLine[]): void {
  localStorage.setItem(keyOf(), JSON.stringify(lines));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What is stored was written by this page, or by nobody it can trust. */
function parse(text: string | null): CartLine[] {
  try {
    const lines = JSON.parse(text ?? '[]') as CartLine[];
    return lines
      .filter(({ productId, quantity }) => typeof productId === 'string' && Number.isInteger(quantity) && quantity > 0)
      .slice(0, limit);
  } catch {
    return [];
  }
}
