import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../../core/access/Permission.ts';
import { Refused } from '../../../core/errors.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { attempt, limitGuesses } from '../../../core/session/attempts.ts';
import { hashOf, newSecret } from '../../../core/session/secrets.ts';
import type { Language } from '../../../core/session/Viewer.ts';
import type { OpenShop } from '../openShop.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { emailHash, mayEnter } from './shopCustomers.ts';
import { beginSession } from './shopSessions.ts';

/** Minutes in which a link signs in. */
export const linkMinutes = 30;

/** Milliseconds that every request for a link takes, so that its time does not tell whether an address is a customer's. */
const evenTime = 300;

const usable = `from shop_link l join ecommerce_customer c on c.company_id = l.company_id and c.id = l.customer_id
  where l.company_id = noria_company() and l.token_hash = ? and l.used_at is null and l.expires_at > now()
    and l.email_hash = ${emailHash('c')} and ${mayEnter('c')}`;

/** Sends a link to the customer with an address; nobody is told, by answer or by time, whether there is one, or too many were asked for. */
export async function sendShopLink(context: Context, shop: OpenShop, email: string, language: Language): Promise<void> {
  await Promise.all([pause(evenTime), send(context, shop, email, language)]);
}

async function send({ database, origin, session }: Context, shop: OpenShop, email: string, language: Language): Promise<void> {
  try {
    await attempt(database, 'SHOP_LINK', `${shop.companyId} ${email.toLowerCase()}`, origin.ipAddress);
  } catch (error) {
    if (error instanceof Refused) return;
    throw error;
  }
  const secret = newSecret();
  await database.inCompany(shop, async em => {
    const [customer] = await em.execute<{ name: string; to: string }[]>(
      `with made as (insert into shop_link (token_hash, customer_id, email_hash, expires_at, company_id)
         select ?, c.id, ${emailHash('c')}, now() + make_interval(mins => ?), c.company_id from ecommerce_customer c
         where c.company_id = noria_company() and lower(c.email) = lower(?) and ${mayEnter('c')} returning customer_id)
       select c.name, c.email as "to" from made join ecommerce_customer c on c.company_id = noria_company() and c.id = made.customer_id`,
      [hashOf(secret), linkMinutes, email],
    );
    if (!customer) return;
    await session.outbox.put(em, {
      kind: 'shopLink',
      // Whoever opens the link is the customer: staff of the shop are not to read it.
      about: { readers: [Permission.ADMINISTRATIVE_ROLES] },
      to: customer.to,
      language,
      values: { name: customer.name, shop: shop.title, minutes: linkMinutes },
      link: `${session.settings.publicUrl}${inLanguage(language, `/shop/${shop.address}/account/link/${secret}/`)}`,
    });
  });
}

/**
 * The address that a link signs in, for its owner to recognize; undefined for a link that is over, used, of another shop, or none.
 * @throws Refused `tooManyAttempts`.
 */
export const readShopLink = ({ database, origin }: Context, shop: OpenShop, secret: string): Promise<string | undefined> =>
  limitGuesses(database, 'TOKEN_LINK', secret, origin.ipAddress, async () => {
    const [row] = await database.inCompany(shop, em => em.execute<{ email: string }[]>(`select c.email ${usable}`, [hashOf(secret)]));
    return row?.email;
  });

/**
 * Signs in by a link, once; what other links the customer was sent are over too. Returns the secret of the session; undefined for a link
 * that does not work.
 */
export const enterByLink = ({ database }: Context, shop: OpenShop, secret: string): Promise<string | undefined> =>
  database.inCompany(shop, async em => {
    const [customer] = await em.execute<{ id: string }[]>(`select c.id ${usable} for no key update of l`, [hashOf(secret)]);
    if (!customer) return undefined;
    await spendLinks(em, customer.id);
    return beginSession(em, customer.id);
  });

const spendLinks = (em: EntityManager, customerId: string) =>
  em.execute('update shop_link set used_at = now() where company_id = noria_company() and customer_id = ? and used_at is null', [
    customerId,
  ]);
