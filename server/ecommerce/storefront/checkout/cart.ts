import { idForm } from '../../../core/rules/idForm.ts';

/** Different products in a cart at most: a cookie holds four thousand characters. */
export const cartLimit = 40;

/** Pieces of one product at most. */
export const piecesLimit = 999;

/** Pieces by product. */
export type Cart = ReadonlyMap<string, number>;

/** Reads a cart from its cookie; what no cart says is left out. */
export function readCart(cookie: string | undefined): Cart {
  const lines = (cookie ?? '').split('.').map(line => line.split('*'));
  return new Map(
    lines
      .flatMap(([id, count]): [string, number][] => {
        const pieces = Number(count);
        return idForm.test(id) && Number.isInteger(pieces) && pieces > 0 && pieces <= piecesLimit ? [[id, pieces]] : [];
      })
      .slice(0, cartLimit),
  );
}

/** The cookie of a cart. */
export const writeCart = (cart: Cart) => Array.from(cart, ([id, pieces]) => `${id}*${pieces}`).join('.');

/** A cart with another number of pieces of a product; none removes it. */
export function withPieces(cart: Cart, id: string, pieces: number): Cart {
  const changed = new Map(cart);
  if (pieces > 0) changed.set(id, pieces);
  else changed.delete(id);
  return changed;
}

/** Number of pieces in a cart. */
export const piecesIn = (cart: Cart) => [...cart.values()].reduce((sum, pieces) => sum + pieces, 0);
