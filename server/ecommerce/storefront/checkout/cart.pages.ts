import type { PageReply } from '../../../core/pages/Page.ts';
import { createElement } from 'react';
import { couponCodes as couponRules } from '../../coupon/ecommerceCoupon.rules.ts';
import { errorText } from '../../../core/rules/errorText.ts';
import { cartLimit, piecesLimit, withPieces } from './cart.ts';
import { countCart } from './countCart.ts';
import { rememberCart } from '../reminder/keptCarts.ts';
import { readProducts } from '../catalogue/catalogue.ts';
import { CartPage } from './CartPage.tsx';
import { NoticePage } from '../pages/NoticePage.tsx';
import { priceCart } from './priceCart.ts';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { productPath, toShop } from '../Visit.ts';
import { idForm } from '../../../core/rules/idForm.ts';

/** `GET /shop/{address}/cart/` */
export async function answerCart({ reply, context, visit, basket }: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const priced = await context.database.inCompany(visit.shop, em => priceCart(em, basket, visit.language));
  if (priced.hasGone) requests.keepCart(reply, visit.shop, new Map(priced.lines.map(({ product, pieces }) => [product.id, pieces])));
  if (priced.couponProblems.length > 0) requests.keepCoupons(reply, visit.shop, priced.coupons);
  return requests.send(reply, createElement(CartPage, { visit, cart: priced }));
}

/** `POST /shop/{address}/cart/`: `add` a product with `pieces` more, or `set` how many pieces of it there are; use a `coupon`, or go on `withoutCoupon`. */
export async function changeCart(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, reply, context, visit, basket } = asked;
  const { add, set, pieces, coupon, withoutCoupon } = request.form as Record<string, string | undefined>;
  const { cart, couponCodes } = basket;
  if (coupon !== undefined || withoutCoupon !== undefined) {
    const { data = couponCodes } = couponRules.safeParse([...couponCodes.filter(code => code !== withoutCoupon), coupon ?? '']);
    requests.keepCoupons(reply, visit.shop, data);
    return reply.redirect(toShop(visit, '/cart/'));
  }
  const id = add ?? set ?? '';
  const [product] = idForm.test(id) ? await context.database.inCompany(visit.shop, em => readProducts(em, [id])) : [];
  if (!product && add) return requests.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']);
  const typed = Number(pieces);
  const wanted = add ? (cart.get(id) ?? 0) + typed : typed;
  if (!Number.isInteger(typed) || typed < (add ? 1 : 0) || wanted > piecesLimit || (!cart.has(id) && cart.size >= cartLimit))
    return requests.send(
      reply,
      createElement(NoticePage, { visit, title: visit.words.text('cart'), text: errorText(visit.language, 'invalidQuantity') }),
      422,
    );
  if (cart.size === 0 && wanted > 0) await context.database.inCompany(visit.shop, countCart);
  const changed = withPieces(cart, id, wanted);
  requests.keepCart(reply, visit.shop, changed);
  await rememberCart(asked, requests.accountSecret(asked), changed);
  const next = add && product ? `${inLanguage(visit.language, productPath(visit, product))}?added` : toShop(visit, '/cart/');
  return reply.redirect(next);
}
