import type { EntityManager } from '@mikro-orm/postgresql';
import { asExpected } from '../../../core/database/databaseErrors.ts';
import { errorText } from '../../../core/rules/errorText.ts';
import type { Language } from '../../../core/session/Viewer.ts';
import { readCoupons, type TakenCoupon } from '../../coupon/takeCoupons.ts';
import { quoteOrder } from '../../order/priceOrder.ts';
import type { Cart } from './cart.ts';
import { readProducts } from '../catalogue/catalogue.ts';
import type { PricedCart } from './CartPage.tsx';

/** What a visitor wants to buy, and with which coupons. */
export interface Basket {
  cart: Cart;
  couponCodes: string[];
}

/**
 * Prices a cart at what its products cost now, and says of which there are not enough; with the tax of a country, if one is named, and if
 * the shop delivers the ways of delivering it there.
 */
export async function priceCart(
  em: EntityManager,
  { cart, couponCodes }: Basket,
  language: Language,
  { country, delivers }: { country: string | null; delivers: boolean } = { country: null, delivers: false },
): Promise<PricedCart> {
  const products = new Map((await readProducts(em, [...cart.keys()])).map(product => [product.id, product]));
  const lines = Array.from(cart, ([id, pieces]) => ({ product: products.get(id)!, pieces, problem: null as string | null })).filter(
    ({ product }) => product,
  );
  for (const line of lines) if (line.pieces > line.product.available) line.problem = errorText(language, 'stockLimitReached');
  const asked = lines.map(({ product, pieces }) => ({ productId: product.id, quantity: pieces }));
  const coupons = await usable(em, couponCodes, language);
  const quoted = asked.length > 0 ? await quoteOrder(em, { lines: asked, before: [], coupons: coupons.usable, country }, delivers) : null;
  return {
    lines,
    figures: quoted?.figures ?? null,
    offers: quoted?.offers ?? [],
    hasGone: lines.length < cart.size,
    coupons: coupons.usable.map(({ code }) => code),
    couponProblems: coupons.problems,
  };
}

/** Those of the coupons that can be used, and what is wrong with the others. */
async function usable(em: EntityManager, codes: string[], language: Language): Promise<{ usable: TakenCoupon[]; problems: string[] }> {
  try {
    return { usable: await readCoupons(em, codes), problems: [] };
  } catch (error) {
    const issues = asExpected(error)?.issues;
    if (!issues) throw error;
    const wrong = new Set(issues.map(({ params }) => params!.coupon));
    const problems = issues.map(({ code, params }) => errorText(language, code, params));
    return {
      usable: await readCoupons(
        em,
        codes.filter(code => !wrong.has(code)),
      ),
      problems,
    };
  }
}
