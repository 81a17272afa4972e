import type { EntityManager } from '@mikro-orm/postgresql';
import { hashOf, newSecret } from '../../../core/session/secrets.ts';
import { emailHash, hasAgreed, mayEnter } from './shopCustomers.ts';

/** Days for which a customer stays signed in to a shop. */
export const sessionDays = 30;

/** A customer who is signed in to a shop. */
export interface ShopAccount {
  id: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  address: string;
  /** Whether they agreed to be reminded of carts. */
  isReminded: boolean;
}

/** Begins a session of a customer, and returns its 256-bit secret, of which only the hash is stored. */
export async function beginSession(em: EntityManager, customerId: string): Promise<string> {
  const secret = newSecret();
  await em.execute(
    `insert into shop_session (token_hash, customer_id, email_hash, expires_at)
     select ?, c.id, ${emailHash('c')}, now() + make_interval(days => ?) from ecommerce_customer c where c.company_id = noria_company() and c.id = ?`,
    [hashOf(secret), sessionDays, customerId],
  );
  return secret;
}

/**
 * The customer of a session of the transaction's company; undefined if it was ended, is over, or is another company's, or if the customer
 * is inactive or has another address since.
 */
export async function accountOf(em: EntityManager, secret: string | undefined): Promise<ShopAccount | undefined> {
  if (!secret || secret.length > 100) return undefined;
  const [account] = await em.execute<ShopAccount[]>(
    `select c.id, c.name, c.email, c.phone, c.city, trim(c.country) as country, c.address, ${hasAgreed('c')} as "isReminded"
     from shop_session s join ecommerce_customer c on c.company_id = s.company_id and c.id = s.customer_id
     where s.company_id = noria_company() and s.token_hash = ? and s.ended_at is null and s.expires_at > now()
       and s.email_hash = ${emailHash('c')} and ${mayEnter('c')}`,
    [hashOf(secret)],
  );
  return account;
}

/** Ends a session, or all sessions of its customer. */
export const endSession = (em: EntityManager, secret: string, isEverywhere: boolean): Promise<unknown> =>
  em.execute(
    `update shop_session s set ended_at = now() from shop_session t where t.company_id = noria_company() and t.token_hash = ?
       and s.company_id = t.company_id and s.customer_id = t.customer_id and (? or s.token_hash = t.token_hash) and s.ended_at is null`,
    [hashOf(secret), isEverywhere],
  );
