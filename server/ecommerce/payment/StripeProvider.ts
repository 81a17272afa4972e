import type Stripe from 'stripe';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { StripeSettings } from '../../core/settings.ts';
import type { Language } from '../../core/session/Viewer.ts';
import type { Charge, Notice, Outcome, PaymentPage, PaymentProvider } from './PaymentProvider.ts';

/** Currencies without decimals that Stripe counts in hundredths all the same (docs.stripe.com/currencies). */
const hundredths = new Set(['ISK', 'UGX']);

const locales: Record<Language, 'en' | 'ar' | 'es'> = { en: 'en', ar: 'ar', sp: 'es' };

const decimalsOf = (currency: string) => (hundredths.has(currency) ? 2 : currencyDecimals(currency));

/** An amount in the smallest unit that Stripe counts a currency in. */
export const smallestUnits = (amount: string, currency: string) => new Decimal(amount).times(10 ** decimalsOf(currency)).toNumber();

const amountOf = (units: number, currency: string) => new Decimal(units).div(10 ** decimalsOf(currency)).toFixed();

/** Whether Stripe can charge an amount to the last digit: where a currency has three decimals, the last one has to be zero. */
export const isChargeable = (amount: string, currency: string) => {
  const units = smallestUnits(amount, currency);
  return Number.isInteger(units) && units > 0 && (decimalsOf(currency) < 3 || units % 10 === 0);
};

/** Card payments on the pages of Stripe Checkout. */
export class StripeProvider implements PaymentProvider {
  #client: Promise<Stripe> | undefined;

  constructor(private readonly settings: StripeSettings) {}

  /** Loaded with the first payment, because few installations take cards. */
  private client(): Promise<Stripe> {
    return (this.#client ??= this.load());
  }

  private async load(): Promise<Stripe> {
    const { default: Client } = await import('stripe');
    const { secretKey, apiUrl } = this.settings;
    const { protocol, hostname, port } = new URL(apiUrl);
    const isPlain = protocol === 'http:';
    return new Client(secretKey, {
      protocol: isPlain ? 'http' : 'https',
      host: hostname,
      port: port || (isPlain ? 80 : 443),
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
    });
  }

  async begin({ id, companyId, number, email, amount, currency, language, returnUrl }: Charge): Promise<PaymentPage> {
    const client = await this.client();
    const product = { name: number };
    const metadata = { charge: id, company: companyId };
    const session = await client.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: smallestUnits(amount, currency), product_data: product },
          },
        ],
        customer_email: email,
        client_reference_id: id,
        metadata,
        payment_intent_data: { metadata, description: number },
        locale: locales[language],
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: id },
    );
    return { id: session.id, url: session.url! };
  }

  async close(pageId: string): Promise<Outcome> {
    const client = await this.client();
    const session = await client.checkout.sessions.retrieve(pageId);
    if (session.status !== 'open') return outcomeOf(session);
    try {
      return outcomeOf(await client.checkout.sessions.expire(pageId));
    } catch (error) {
      // It was paid, or expired by itself, between the two calls.
      const now = await client.checkout.sessions.retrieve(pageId);
      if (now.status === 'open') throw error;
      return outcomeOf(now);
    }
  }

  async refund({ key, paymentId, amount, currency }: { key: string; paymentId: string; amount: string; currency: string }): Promise<void> {
    const client = await this.client();
    // Stripe forgets idempotency keys after a day, refunds never.
    const { data } = await client.refunds.list({ payment_intent: paymentId, limit: 100 });
    if (data.some(({ metadata }) => metadata?.key === key)) return;
    const refund = { payment_intent: paymentId, amount: smallestUnits(amount, currency), metadata: { key } };
    await client.refunds.create(refund, { idempotencyKey: key });
  }

  async read(body: string, signature: string): Promise<Notice | undefined> {
    const client = await this.client();
    const event = client.webhooks.constructEvent(body, signature, this.settings.webhookSecret);
    if (!event.type.startsWith('checkout.session.')) return undefined;
    const session = event.data.object as Stripe.Checkout.Session;
    const { charge, company } = session.metadata ?? {};
    // A session that is complete and not paid waits for the bank; another notice follows.
    const isSettled = session.payment_status === 'paid' || session.status === 'expired';
    if (!charge || !company || !isSettled) return undefined;
    return { chargeId: charge, companyId: company, outcome: outcomeOf(session) };
  }
}

function outcomeOf({ payment_status: status, payment_intent: payment, amount_total: units, currency }: Stripe.Checkout.Session): Outcome {
  if (status !== 'paid' || !payment) return { isPaid: false };
  const code = currency!.toUpperCase();
  return { isPaid: true, paymentId: typeof payment === 'string' ? payment : payment.id, amount: amountOf(units!, code), currency: code };
}
