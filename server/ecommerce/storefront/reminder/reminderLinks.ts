import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../../core/errors.ts';
import { limitGuesses } from '../../../core/session/attempts.ts';
import { hashOf } from '../../../core/session/secrets.ts';
import type { Cart } from '../checkout/cart.ts';
import type { ShopRequest } from '../ShopRequests.ts';

/**
 * Does something for the customer to whom the link of a page was sent in a reminder; undefined for a link that was not, of another shop, or
 * after too many that were not.
 */
export const byReminder = <T>(
  { request, context, visit: { shop } }: ShopRequest,
  work: (em: EntityManager, customerId: string) => Promise<T>,
): Promise<T | undefined> => {
  const { secret } = request.params;
  return limitGuesses(context.database, 'TOKEN_LINK', secret, context.origin.ipAddress, () =>
    context.database.inCompany(shop, async em => {
      const [reminder] = await em.execute<{ customer: string }[]>(
        'select customer_id as customer from shop_reminder where company_id = noria_company() and token_hash = ?',
        [hashOf(secret)],
      );
      return reminder && work(em, reminder.customer);
    }),
  ).catch((error: unknown) => {
    if (error instanceof Refused) return undefined;
    throw error;
  });
};

/** What a customer left in their cart; nothing, if it was ordered or forgotten meanwhile. */
export async function readKeptCart(em: EntityManager, customerId: string): Promise<Cart> {
  const [cart] = await em.execute<{ pieces: Record<string, number> }[]>(
    'select pieces from shop_cart where company_id = noria_company() and customer_id = ?',
    [customerId],
  );
  return new Map(Object.entries(cart?.pieces ?? {}));
}
