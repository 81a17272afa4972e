import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExpectedError } from '../../../server/core/errors.ts';
import type { Scope } from '../../../server/core/graphql/Scope.ts';
import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import type { Viewer } from '../../../server/core/session/Viewer.ts';
import { dice } from '../../../server/demo/dice.ts';
import { BillSettlementService } from '../../../server/procurement/bill/BillSettlementService.ts';
import { ProcurementInvoiceService } from '../../../server/procurement/bill/ProcurementInvoiceService.ts';
import { VendorCreditService } from '../../../server/procurement/bill/VendorCreditService.ts';
import { progressOf, type LineProgress } from '../../../server/procurement/order/orderProgress.ts';
import { PurchaseReceiptService } from '../../../server/procurement/receipt/PurchaseReceiptService.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, startDemo } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Purchasing } from './Purchasing.ts';

/** Documents that are made, by so many people at once. */
const [documents, people] = [Number(process.env.NORIA_TEST_DOCUMENTS ?? 2_000), 4];
/** Orders of each of them: some sixty documents use one up. */
const ordersEach = Math.ceil(documents / people / 60);

let server: TestServer;
let bought: Purchasing;
let viewer: Viewer;
beforeAll(async () => {
  server = await startDemo();
  const admin = await signedInAs(server, 'admin@atlas.test');
  bought = Purchasing.of(server, admin);
  ({ viewer } = (await admin.query('{ viewer { userId companyId currency language permissions rights } }')).data as { viewer: Viewer });
});
afterAll(() => server.stop());

/** Runs a command in a transaction of its own, under the rights of a request; false if it is refused. */
async function command(work: (scope: Scope) => Promise<unknown>): Promise<boolean> {
  try {
    await server.database.inCompany(viewer, em => work({ em, viewer, context: {} } as unknown as Scope));
    return true;
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return false;
  }
}

/** What the account of goods received holds. */
async function held(): Promise<string> {
  const sql = `select coalesce(sum(l.credit - l.debit), 0)::text as held from journal_line l
    join account a on a.company_id = l.company_id and a.id = l.account_id and a.role = 'GOODS_RECEIVED' where l.company_id = noria_company()`;
  return server.database.inCompany(viewer, async em => (await em.execute<[{ held: string }]>(sql))[0].held);
}

const linesOf = (orderId: string): Promise<LineProgress[]> => server.database.inCompany(viewer, em => progressOf(em, orderId));

/** What lines should hold: what was accepted of them less what was billed, each at the order's price and rounded once. */
const worthOf = (lines: LineProgress[]) =>
  sum(
    lines.flatMap(({ inventoryProductId, worth, ordered, accepted, billed }) =>
      inventoryProductId ? [accepted, `-${billed}`].map(count => round(new Decimal(worth).times(count).div(ordered), 2).toFixed()) : [],
    ),
  );

const kinds = ['receive', 'receive', 'receive', 'receive', 'return', 'bill', 'bill', 'bill', 'credit', 'void'] as const;

/** A person who receives, returns, bills, credits and voids at random. */
class Person {
  readonly #chance;
  readonly #bills: string[] = [];
  made = 0;
  readonly kinds = new Map<string, number>();

  constructor(
    seed: number,
    private readonly orderIds: string[],
  ) {
    this.#chance = dice(seed);
  }

  async make(count: number): Promise<void> {
    for (let tries = 0; this.made < count; tries++) {
      if (tries > count * 3) throw new Error(`Too much is refused: of ${tries}, ${this.made} were made`);
      const kind = this.#pick(this.#bills.length ? kinds : (['receive', 'bill'] as const));
      if (!(await command(scope => this.#write(kind, scope)))) continue;
      this.made++;
      this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    }
  }

  async #write(kind: (typeof kinds)[number], scope: Scope): Promise<void> {
    const orderId = this.#pick(this.orderIds);
    const progress = await progressOf(scope.em, orderId);
    const lines = progress.filter(() => this.#chance() < 0.6).map(line => ({ line, orderLineId: line.id, quantity: this.#quantity() }));
    if (kind === 'receive') {
      const named = lines.map(({ orderLineId, quantity: accepted }) => ({ orderLineId, accepted, ...this.#rejected() }));
      await new PurchaseReceiptService(scope).receive({ orderId, lines: named });
    } else if (kind === 'return') {
      const named = lines.filter(({ line, quantity }) => Number(line.accepted) >= Number(quantity));
      await new PurchaseReceiptService(scope).return({
        orderId,
        lines: named.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
      });
    } else if (kind === 'bill') {
      const open = lines.filter(({ line, quantity }) => Number(line.billed) + Number(quantity) <= Number(line.ordered));
      const named = open.map(({ line, orderLineId, quantity }) => ({ orderLineId, quantity, unitPrice: this.#price(line.unitPrice) }));
      const foreign = this.#chance() < 0.2 ? { currency: 'EUR', exchangeRate: '1.0837' } : {};
      const { id } = await new ProcurementInvoiceService(scope).enter({ orderId, lines: named, ...foreign });
      this.#bills.push(id);
    } else if (kind === 'credit') {
      const invoiceId = this.#take();
      const sql =
        'select id, quantity::text from procurement_invoice_line where company_id = noria_company() and invoice_id = ? order by position';
      const [{ id: lineId, quantity }] = await scope.em.execute<{ id: string; quantity: string }[]>(sql, [invoiceId]);
      const part = this.#pick([null, [{ lineId, amount: '0.37' }], [{ lineId, quantity: new Decimal(quantity).div(2).toFixed(1) }]]);
      await new VendorCreditService(scope).credit({ invoiceId, reason: 'Sent back', lines: part });
    } else await new BillSettlementService(scope).void(this.#take());
  }

  #pick<Option>(options: readonly Option[]): Option {
    return options[Math.floor(this.#chance() * options.length)];
  }

  /** A bill that nobody has credited or voided yet. */
  #take = () => this.#bills.splice(Math.floor(this.#chance() * this.#bills.length), 1)[0];
  #quantity = () => new Decimal(1 + Math.floor(this.#chance() * 12)).div(2).toFixed();
  #price = (price: string) => this.#pick([null, price, new Decimal(price).times('1.013').toFixed(6)]);
  #rejected = () => (this.#chance() < 0.2 ? { rejected: '1', rejectionReason: 'Dented' } : {});
}

it('the account of goods received holds what was accepted and not billed, after receipts, returns, bills, credits and voided bills at random', async () => {
  const before = await held();
  // A third of them in currencies of two and of no decimals.
  const currencies = [{}, { currency: 'EUR', exchangeRate: '1.1214' }, {}, { currency: 'JPY', exchangeRate: '0.0067' }, {}, {}];
  const prices = ['3.333333', '0.07', '119.99', '12.345'];
  const issue = (index: number) =>
    bought.issued(
      [
        { quantity: `${61 + 10 * index}`, unitPrice: prices[index % 4], isStocked: true },
        { quantity: '177.5', unitPrice: prices[(index + 1) % 4], isStocked: index % 3 !== 0 },
      ],
      { discountPercent: `${index % 3}.5`, ...currencies[index % 6] },
    );
  const orderIds: string[] = [];
  for (let index = 0; index < people * ordersEach; index++) orderIds.push((await issue(index)).id);
  const staff = Array.from(
    { length: people },
    (_, index) =>
      new Person(
        16 + index,
        orderIds.filter((_id, at) => at % people === index),
      ),
  );
  await Promise.all(staff.map(person => person.make(documents / people)));
  for (const kind of ['receive', 'return', 'bill', 'credit', 'void'])
    expect(staff.reduce((count, { kinds }) => count + (kinds.get(kind) ?? 0), 0)).toBeGreaterThan(documents / 40);

  const lines = (await Promise.all(orderIds.map(linesOf))).flat();
  expect(new Decimal(await held()).minus(before).toFixed(2)).toBe(worthOf(lines).toFixed(2));
  await expectInvariantsHold(server.database, viewer.companyId);

  // What is missing comes, what is open is billed: nothing is left.
  for (const orderId of orderIds) {
    const short = (await linesOf(orderId)).filter(({ accepted, billed }) => Number(billed) > Number(accepted));
    const rest = short.map(({ id, accepted, billed }) => ({ orderLineId: id, accepted: new Decimal(billed).minus(accepted).toFixed() }));
    if (rest.length) expect(await command(scope => new PurchaseReceiptService(scope).receive({ orderId, lines: rest }))).toBe(true);
    await command(scope => new ProcurementInvoiceService(scope).enter({ orderId }));
  }
  expect(new Decimal(await held()).toFixed(2)).toBe(new Decimal(before).toFixed(2));
  await expectInvariantsHold(server.database, viewer.companyId);
}, 300_000);
