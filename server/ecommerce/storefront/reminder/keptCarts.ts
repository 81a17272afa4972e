import type { EntityManager } from '@mikro-orm/postgresql';
import { accountOf } from '../account/shopSessions.ts';
import type { Cart } from '../checkout/cart.ts';
import type { ShopRequest } from '../ShopRequests.ts';

/**
 * Keeps the cart of a customer who is signed in and agreed to be reminded of carts, in the language of the page; an empty one is forgotten. Of
 * others nothing is kept.
 */
export async function rememberCart(
  { context, visit: { shop, language } }: Pick<ShopRequest, 'context' | 'visit'>,
  secret: string | undefined,
  cart: Cart,
): Promise<void> {
  if (!secret || !shop.remindsOfCarts) return;
  await context.database.inCompany(shop, async em => {
    const account = await accountOf(em, secret);
    if (!account?.isReminded) return undefined;
    if (cart.size === 0) return endCart(em, account.id);
    await em.execute(
      `insert into shop_cart (customer_id, pieces, language) values (?, ?::jsonb, ?)
       on conflict (company_id, customer_id) do update set pieces = excluded.pieces, language = excluded.language, changed_at = now()`,
      [account.id, JSON.stringify(Object.fromEntries(cart)), language.toUpperCase()],
    );
    return undefined;
  });
}

/** Forgets the cart of a customer; where it is ordered, counts the order if they had been reminded of it. */
export async function endCart(em: EntityManager, customerId: string, isOrdered = false): Promise<void> {
  await em.execute(
    `with ended as (delete from shop_cart where company_id = noria_company() and customer_id = ? returning reminded_at)
     insert into shop_day (day, reminded_orders) select noria_today(), 1 from ended where reminded_at is not null and ?
     on conflict (company_id, day) do update set reminded_orders = shop_day.reminded_orders + 1`,
    [customerId, isOrdered],
  );
}
