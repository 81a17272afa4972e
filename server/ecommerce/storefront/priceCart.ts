import type { EntityManager } from '@mikro-orm/postgresql';
import { asExpected } from '../../core/database/databaseErrors.ts';
import { errorText } from '../../core/rules/errorText.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { discountOf, readCoupons, type TakenCoupon } from '../coupon/takeCoupons.ts';
import { priceOrder } from '../order/priceOrder.ts';
import type { Cart } from './cart.ts';
import { readProducts } from './catalogue.ts';
import type { PricedCart } from './pages/CartPage.tsx';

/** What a visitor wants to buy, and with which coupons. */
export interface Basket {
  cart: Cart;
  couponCodes: string[];
}

/** Prices a cart at what its products cost now, and says of which there are not enough. */
export async function priceCart(em: EntityManager, { cart, couponCodes }: Basket, language: Language): Promise<PricedCart> {
  const products = new Map((await readProducts(em, [...cart.keys()])).map(product => [product.id, product]));
  const lines = Array.from(cart, ([id, pieces]) => ({ product: products.get(id)!, pieces, problem: null as string | null })).filter(
    ({ product }) => product,
  );
  for (const line of lines) if (line.pieces > line.product.available) line.problem = errorText(language, 'stockLimitReached');
  const asked = lines.map(({ product, pieces }) => ({ productId: product.id, quantity: pieces }));
  const coupons = await usable(em, couponCodes, language);
  const discounts = coupons.usable.map(discountOf);
  const figures = asked.length > 0 ? await priceOrder(em, { lines: asked, before: [], discounts }) : null;
  return {
    lines,
    figures,
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
