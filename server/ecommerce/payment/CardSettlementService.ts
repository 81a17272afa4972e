import type { Database } from '../../core/database/Database.ts';
import { platformQuery } from '../../core/database/platformQuery.ts';
import type { Context, Services } from '../../core/graphql/Context.ts';
import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { guestScope } from '../../core/links/guestScope.ts';
import { CardPaymentService } from './CardPaymentService.ts';
import type { Notice, Outcome, PaymentProvider } from './PaymentProvider.ts';

/** Charges and refunds that one run takes up at most. */
const atOnce = 100;

/** Who settles payments: nobody in particular. */
const origin = { requestId: 'settleCards', ipAddress: '', userAgent: '' };

/** What of the services payments need. */
type Parts = Pick<Services, 'database' | 'changes' | 'session' | 'cards'>;

interface DueCharge {
  id: string;
  companyId: string;
  begunAt: Date | null;
  pageId: string | null;
}

interface DueRefund {
  id: string;
  companyId: string;
  paymentId: string;
  amount: string;
  currency: string;
}

type Log = Pick<Parameters<HourlyWork>[1], 'error'>;

/** Brings card payments to their end: by what the provider tells, and once a minute by asking it. */
export class CardSettlementService {
  constructor(private readonly parts: Parts) {}

  /** Settles a charge by what the provider told of it. */
  async settle({ companyId, chargeId, outcome }: Notice): Promise<void> {
    const company = await companyOf(this.parts.database, companyId);
    if (!company) return;
    const context = { ...this.parts, origin } as unknown as Context;
    await inCompanyAsGuest(context, { companyId }, false, em =>
      new CardPaymentService(guestScope(em, context, company, 'en')).settle(chargeId, outcome),
    );
  }

  /**
   * Closes the payment pages whose time is over, having asked the provider whether they were paid after all, and sends the refunds that are
   * due. What a provider does not answer is tried again.
   */
  async settleDue(log: Log): Promise<void> {
    const { cards: provider, database } = this.parts;
    if (!provider) return;
    for (const charge of await dueCharges(database))
      try {
        const { id: chargeId, companyId } = charge;
        await this.settle({ chargeId, companyId, outcome: await closedAt(provider, this.parts, charge) });
      } catch (error) {
        log.error({ err: error, charge: charge.id }, 'a card payment could not be closed');
      }
    for (const refund of await dueRefunds(database)) await send(provider, this.parts, refund, log);
  }
}

/** Closes a charge's page. The provider knows nothing of a charge that it was not asked for. */
async function closedAt(provider: PaymentProvider, { database }: Parts, { id, companyId, begunAt, pageId }: DueCharge): Promise<Outcome> {
  if (!begunAt) return { isPaid: false };
  if (pageId) return provider.close(pageId);
  // The process ended between asking for the page and noting it: asked again by the same key, the provider names the same page.
  const [charge] = await database.inCompany({ companyId }, em => em.execute<Parameters<PaymentProvider['begin']>[0][]>(chargeOf, [id]));
  const page = await provider.begin({ ...charge, companyId });
  return provider.close(page.id);
}

async function send(provider: PaymentProvider, { database }: Parts, refund: DueRefund, log: Log): Promise<void> {
  const { id, companyId, paymentId, amount, currency } = refund;
  const note = (sql: string, values: unknown[]) => database.inCompany({ companyId }, em => em.execute(sql, [...values, id]));
  try {
    await provider.refund({ key: id, paymentId, amount, currency });
    await note(`update ecommerce_refund set status = 'SENT', problem = null, updated_at = now() ${ofRefund}`, []);
  } catch (error) {
    log.error({ err: error, refund: id }, 'a refund to a card was not taken');
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    await note(
      `update ecommerce_refund set attempts = attempts + 1, problem = ?, updated_at = now(),
         next_at = now() + least(power(2, least(attempts, 10)), 360) * interval '1 minute' ${ofRefund}`,
      [problem],
    );
  }
}

const ofRefund = 'where company_id = noria_company() and id = ?';

const chargeOf = `select c.id, trim_scale(c.amount)::text as amount, trim(c.currency) as currency, o.number, o.delivery_email as email,
    lower(coalesce(o.language, 'EN')) as language, c.return_url as "returnUrl"
  from ecommerce_charge c join ecommerce_order o on o.company_id = c.company_id and o.id = c.order_id
  where c.company_id = noria_company() and c.id = ?`;

async function dueCharges({ pool }: Database): Promise<DueCharge[]> {
  const { rows } = await platformQuery<DueCharge>(
    pool,
    `select id, company_id as "companyId", begun_at as "begunAt", page_id as "pageId" from ecommerce_charge
     where status = 'OPEN' and expires_at < now() order by expires_at limit $1`,
    [atOnce],
  );
  return rows;
}

async function dueRefunds({ pool }: Database): Promise<DueRefund[]> {
  const { rows } = await platformQuery<DueRefund>(
    pool,
    `select r.id, r.company_id as "companyId", c.payment_id as "paymentId", trim_scale(r.amount)::text as amount, trim(c.currency) as currency
     from ecommerce_refund r join ecommerce_charge c on c.company_id = r.company_id and c.id = r.charge_id
     where r.status = 'DUE' and r.next_at <= now() order by r.next_at limit $1`,
    [atOnce],
  );
  return rows;
}

async function companyOf({ pool }: Database, id: string) {
  const { rows } = await platformQuery<{ companyId: string; companyName: string; currency: string }>(
    pool,
    'select id as "companyId", name as "companyName", trim(currency) as currency from company where id = $1',
    [id],
  );
  return rows[0];
}
