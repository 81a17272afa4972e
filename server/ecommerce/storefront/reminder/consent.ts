import type { EntityManager } from '@mikro-orm/postgresql';
import { emailHash } from '../account/shopCustomers.ts';

/** Notes that a customer agrees to be reminded of carts, now and at their present address. */
export const agree = (em: EntityManager, customerId: string): Promise<unknown> =>
  em.execute(
    `insert into shop_consent (customer_id, email_hash)
     select c.id, ${emailHash('c')} from ecommerce_customer c where c.company_id = noria_company() and c.id = ?
     on conflict (company_id, customer_id) do update set agreed_at = now(), revoked_at = null, email_hash = excluded.email_hash
       where shop_consent.revoked_at is not null or shop_consent.email_hash <> excluded.email_hash`,
    [customerId],
  );

/** Notes that a customer no longer agrees, and forgets their cart. */
export async function revoke(em: EntityManager, customerId: string): Promise<void> {
  await em.execute(
    'update shop_consent set revoked_at = now() where company_id = noria_company() and customer_id = ? and revoked_at is null',
    [customerId],
  );
  await em.execute('delete from shop_cart where company_id = noria_company() and customer_id = ?', [customerId]);
}
