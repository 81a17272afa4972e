import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../../core/access/Permission.ts';
import { platformQuery } from '../../../core/database/platformQuery.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../../core/links/inCompanyAsGuest.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { hashOf, newSecret } from '../../../core/session/secrets.ts';
import type { Language } from '../../../core/session/Viewer.ts';
import { hasAgreed, mayEnter } from '../account/shopCustomers.ts';
import { readProducts } from '../catalogue/catalogue.ts';

/** Hours without a change after which a cart counts as left, and hours after which nobody is reminded of it any more. */
const leftAfter = 24;
const oldAfter = 7 * 24;

/** Reminders of one transaction at most. */
const atOnce = 100;

/** Who reminds: nobody in particular. */
const origin = { requestId: 'remindOfCarts', ipAddress: '', userAgent: '' };

interface RemindingShop {
  companyId: string;
  address: string;
  title: string;
}

interface LeftCart {
  customerId: string;
  name: string;
  to: string;
  language: Language;
  pieces: Record<string, number>;
}

/** Reminds customers who agreed to it of the carts that they left, once a cart, in every open shop that does so. */
export async function remindOfCarts(parts: Pick<Context, 'database' | 'changes' | 'session'>): Promise<void> {
  const context = { ...parts, origin } as Context;
  for (const shop of await shopsOf(context)) {
    let count = atOnce;
    while (count === atOnce)
      count = await inCompanyAsGuest(context, { companyId: shop.companyId }, false, async em => {
        const carts = await leftCarts(em);
        for (const cart of carts) await remind(em, context, shop, cart);
        return carts.length;
      });
  }
}

async function shopsOf({ database: { pool } }: Context): Promise<RemindingShop[]> {
  const { rows } = await platformQuery<RemindingShop>(
    pool,
    `select c.id as "companyId", s.address, s.title from storefront s
       join company c on c.id = s.company_id and c.status = 'ACTIVE' and c.deleted_at is null and 'ECOMMERCE' = any (c.modules)
     where s.is_open and s.reminds_of_carts and s.deleted_at is null`,
    [],
  );
  return rows;
}

const leftCarts = (em: EntityManager): Promise<LeftCart[]> =>
  em.execute<LeftCart[]>(
    `select c.id as "customerId", c.name, c.email as "to", lower(t.language) as language, t.pieces
     from shop_cart t join ecommerce_customer c on c.company_id = t.company_id and c.id = t.customer_id
     where t.company_id = noria_company() and t.reminded_at is null and ${mayEnter('c')} and ${hasAgreed('c')}
       and t.changed_at < now() - make_interval(hours => ?) and t.changed_at > now() - make_interval(hours => ?)
     order by t.changed_at limit ? for no key update of t skip locked`,
    [leftAfter, oldAfter, atOnce],
  );

async function remind(em: EntityManager, { session }: Context, shop: RemindingShop, cart: LeftCart): Promise<void> {
  const { customerId, name, to, language, pieces } = cart;
  const products = (await readProducts(em, Object.keys(pieces))).filter(({ available }) => available > 0);
  await em.execute('update shop_cart set reminded_at = now() where company_id = noria_company() and customer_id = ?', [customerId]);
  // Nobody is reminded of what they cannot buy.
  if (products.length === 0) return;
  const secret = newSecret();
  await em.execute('insert into shop_reminder (token_hash, customer_id) values (?, ?)', [hashOf(secret), customerId]);
  const pageAt = (path: string) => `${session.settings.publicUrl}${inLanguage(language, `/shop/${shop.address}${path}`)}`;
  await session.outbox.put(em, {
    kind: 'cartReminder',
    about: { readers: [Permission.ADMINISTRATIVE_ROLES] },
    to,
    language,
    values: { name, shop: shop.title },
    lines: products.map(product => `${product.name} × ${pieces[product.id]}`),
    link: pageAt(`/cart/kept/${secret}/`),
    stopLink: pageAt(`/reminders/${secret}/`),
  });
  await em.execute(
    'insert into shop_day (day, reminders) values (noria_today(), 1) on conflict (company_id, day) do update set reminders = shop_day.reminders + 1',
  );
}
