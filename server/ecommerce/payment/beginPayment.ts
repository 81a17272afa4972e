import type { Context } from '../../core/graphql/Context.ts';
import type { Language } from '../../core/session/Viewer.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentPage, PaymentProvider } from './PaymentProvider.ts';

/** A charge that can still be paid. */
interface OpenCharge {
  id: string;
  amount: string;
  currency: string;
  number: string;
  email: string;
  language: Language;
  returnUrl: string;
  pageId: string | null;
  pageUrl: string | null;
}

/**
 * Opens the provider's page for the charge of an order; undefined if there is nothing to pay any more. That the provider was asked is
 * committed before it is asked, so that no page is forgotten.
 */
export async function beginPayment(
  { database }: Pick<Context, 'database'>,
  provider: PaymentProvider,
  { companyId, orderId, returnUrl }: { companyId: string; orderId: string; returnUrl: string },
): Promise<string | undefined> {
  const inCompany = <T>(work: (em: EntityManager) => Promise<T>) => database.inCompany({ companyId }, work);
  const [charge] = await inCompany(em => em.execute<OpenCharge[]>(take, [returnUrl, orderId]));
  if (!charge || charge.pageUrl) return charge?.pageUrl ?? undefined;
  const { id, amount, currency, number, email, language, returnUrl: kept } = charge;
  const page = await provider.begin({ id, companyId, amount, currency, number, email, language, returnUrl: kept });
  await keepPage(inCompany, id, page);
  return page.url;
}

const keepPage = (inCompany: <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>, chargeId: string, { id, url }: PaymentPage) =>
  inCompany(em =>
    em.execute('update ecommerce_charge set page_id = ?, page_url = ? where company_id = noria_company() and id = ?', [id, url, chargeId]),
  );

const take = `update ecommerce_charge c set begun_at = coalesce(c.begun_at, now()), return_url = coalesce(c.return_url, ?)
  from ecommerce_order o where c.company_id = noria_company() and c.order_id = ? and c.status = 'OPEN' and c.expires_at > now()
    and o.company_id = c.company_id and o.id = c.order_id and o.status = 'PENDING'
  returning c.id, trim_scale(c.amount)::text as amount, trim(c.currency) as currency, o.number, o.delivery_email as email,
    lower(coalesce(o.language, 'EN')) as language, c.return_url as "returnUrl", c.page_id as "pageId", c.page_url as "pageUrl"`;
