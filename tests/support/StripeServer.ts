import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  url: string;
  success_url: string;
  cancel_url: string;
}

interface Refund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
  status: 'succeeded';
}

const secretKey = 'sk_test_of_the_tests';
const webhookSecret = 'whsec_of_the_tests';

/** What Stripe publishes of its API (docs.stripe.com/api), as far as Checkout and refunds go: sessions, idempotency keys, errors, signed events. */
export class StripeServer {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  /** What happens once the next request was carried out, and before it is answered. */
  beforeAnswer: (() => void) | undefined;
  /** Answers the next requests with these states, as an outage does. */
  readonly failures: number[] = [];
  readonly #answers = new Map<string, { status: number; body: object }>();
  #server!: Server;

  static async start(): Promise<StripeServer> {
    const stripe = new StripeServer();
    stripe.#server = createServer(async (request, response) => {
      const { status, body } = await stripe.#answer(request);
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` }).end(JSON.stringify(body));
    });
    await new Promise<void>(resolve => void stripe.#server.listen(0, '127.0.0.1', resolve));
    return stripe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The settings of a server that takes cards here. */
  get env(): NodeJS.ProcessEnv {
    return { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: this.url };
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise(resolve => void this.#server.close(() => resolve()));
  }

  /** Forgets idempotency keys, as Stripe does after a day. */
  dayLater(): void {
    this.#answers.clear();
  }

  /** The newest session. */
  get latest(): Session {
    return [...this.sessions.values()].at(-1)!;
  }

  /** The customer pays on the page of a session. Returns the event that tells of it. */
  pay(id: string): object {
    const session = this.sessions.get(id)!;
    if (session.status !== 'open') throw new Error(`The page is ${session.status}`);
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${randomUUID()}` });
    return this.event('checkout.session.completed', session);
  }

  event(type: string, object: object): object {
    return { id: `evt_${randomUUID()}`, object: 'event', type, created: seconds(), data: { object: { ...object } } };
  }

  /** Tells a server of an event, as Stripe does; returns its answer. */
  async tell({ url }: { url: string }, event: object, { body, signature } = this.signed(event)): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${url}/webhooks/stripe`, { method: 'POST', headers, body })).status;
  }

  /** An event as it is sent, with its signature. */
  signed(event: object, secret = webhookSecret): { body: string; signature: string } {
    const body = JSON.stringify(event);
    const at = seconds();
    return { body, signature: `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` };
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const fields = new URLSearchParams(await textOf(request));
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid API Key provided');
    const failure = this.failures.shift();
    if (failure) return refused(failure, 'An outage');
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = key && this.#answers.get(key);
    if (known) return known;
    const { pathname, searchParams } = new URL(request.url!, this.url);
    const answer = this.#perform(`${request.method} ${pathname}`, request.method === 'GET' ? searchParams : fields);
    if (key) this.#answers.set(key, answer);
    const happens = this.beforeAnswer;
    this.beforeAnswer = undefined;
    happens?.();
    return answer;
  }

  #perform(call: string, fields: URLSearchParams): { status: number; body: object } {
    if (call === 'POST /v1/checkout/sessions') return { status: 200, body: this.#open(fields) };
    if (call === 'POST /v1/refunds') return this.#refund(fields);
    if (call === 'GET /v1/refunds') return { status: 200, body: { object: 'list', has_more: false, data: this.#refundsOf(fields) } };
    const [, id, isExpired] = /^\w+ \/v1\/checkout\/sessions\/([\w-]+)(\/expire)?$/.exec(call) ?? [];
    const session = this.sessions.get(id);
    if (!session) return refused(404, 'No such checkout.session');
    if (isExpired) {
      if (session.status !== 'open') return refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired');
      session.status = 'expired';
    }
    return { status: 200, body: { ...session } };
  }

  #open(fields: URLSearchParams): Session {
    const price = (name: string) => fields.get(`line_items[0][price_data][${name}]`)!;
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(price('unit_amount')) * Number(fields.get('line_items[0][quantity]')),
      currency: price('currency'),
      client_reference_id: fields.get('client_reference_id')!,
      metadata: { charge: fields.get('metadata[charge]')!, company: fields.get('metadata[company]')! },
      url: `${this.url}/pay/${id}`,
      success_url: fields.get('success_url')!,
      cancel_url: fields.get('cancel_url')!,
    };
    this.sessions.set(id, session);
    return { ...session };
  }

  #refund(fields: URLSearchParams): { status: number; body: object } {
    const payment = fields.get('payment_intent')!;
    const amount = Number(fields.get('amount'));
    const paid = [...this.sessions.values()].find(session => session.payment_intent === payment);
    if (!paid) return refused(404, 'No such payment_intent');
    const refunded = this.#refundsOf(fields).reduce((sum, refund) => sum + refund.amount, 0);
    if (refunded + amount > paid.amount_total) return refused(400, 'Refund amount is greater than unrefunded amount on charge');
    const metadata = { key: fields.get('metadata[key]')! };
    const refund: Refund = { id: `re_${randomUUID()}`, object: 'refund', payment_intent: payment, amount, metadata, status: 'succeeded' };
    this.refunds.push(refund);
    return { status: 200, body: { ...refund } };
  }

  #refundsOf(fields: URLSearchParams): Refund[] {
    return this.refunds.filter(refund => refund.payment_intent === fields.get('payment_intent'));
  }
}

const seconds = () => Math.floor(Date.now() / 1000);

const refused = (status: number, message: string) => ({ status, body: { error: { type: 'invalid_request_error', message } } });

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
