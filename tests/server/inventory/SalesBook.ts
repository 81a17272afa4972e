import { newId } from '../../../server/core/database/ids.ts';
import type { OfferWorld } from './OfferWorld.ts';

/** Invoice line as recorded by a test, in cents. */
export interface BookedLine {
  kind: 'PRODUCT' | 'SERVICE' | 'PACKAGE' | 'AGGREGATE_PRODUCT';
  item: string;
  cashier: string;
  on: string;
  quantity: number;
  base: number;
  tax: number;
  cost: number;
  isReturn: boolean;
}

const cents = (amount: number) => (amount / 100).toFixed(2);

/** Invoices on arbitrary days, inserted as rows and kept in memory, so that tests can calculate totals independently. */
export class SalesBook {
  readonly lines: BookedLine[] = [];
  #count = 0;

  constructor(
    private readonly world: OfferWorld,
    private readonly customer: string,
  ) {}

  /** Loads the existing invoices. */
  async read(): Promise<void> {
    const rows = await this.world.sql<BookedLine>(
      `select l.kind, coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id) as item, i.cashier_id as cashier, i.issued_on::text as on,
         l.quantity::float8 as quantity, (100 * l.base)::float8 as base, (100 * l.tax)::float8 as tax, (100 * l.cost)::float8 as cost,
         i.kind = 'RETURN' as "isReturn" from inventory_invoice_line l join inventory_invoice i on i.id = l.invoice_id`,
    );
    this.lines.push(...rows);
  }

  /** Adds an invoice of one day and cashier, or a return of `returnOf` if the quantities are negative. Returns its id. */
  async book(lines: Omit<BookedLine, 'isReturn'>[], returnOf?: { id: string; lineIds: string[] }) {
    const [id, { on, cashier }] = [newId(0x78), lines[0]];
    const [base, tax] = [lines.reduce((sum, line) => sum + line.base, 0), lines.reduce((sum, line) => sum + line.tax, 0)];
    const total = cents(base + tax);
    const lineIds = lines.map(() => newId(0x79));
    await this.world.server.database.inCompany({ companyId: this.world.companyId }, async em => {
      const rows = lines.map((line, index) => ({ ...line, id: lineIds[index], of: returnOf?.lineIds[index] ?? null, place: index + 1 }));
      await em.execute(
        `insert into inventory_invoice_line (id, invoice_id, position, kind, product_id, service_id, package_id, aggregate_product_id,
           return_of_line_id, restocked, description, quantity, unit_price, vat_category, vat_rate, net, discount_share, base, tax, cost, parts)
         select l.id, ?, l.place, l.kind, case l.kind when 'PRODUCT' then l.item end, case l.kind when 'SERVICE' then l.item end,
           case l.kind when 'PACKAGE' then l.item end, case l.kind when 'AGGREGATE_PRODUCT' then l.item end, l.of,
           case when l.of is not null then true end, 'x', l.quantity, 1, 'STANDARD_RATED', 20, (l.base + l.tax) / 100.0, 0, l.base / 100.0,
           l.tax / 100.0, l.cost / 100.0, case l.kind when 'PACKAGE' then '[]'::jsonb end
         from json_to_recordset(?::json) as l (id uuid, place int, kind text, item uuid, of uuid, quantity numeric, base numeric, tax numeric, cost numeric)`,
        [id, JSON.stringify(rows)],
      );
      await em.execute(
        `insert into inventory_invoice_tax (id, invoice_id, vat_category, vat_rate, base, tax) values (gen_random_uuid(), ?, 'STANDARD_RATED', 20, ?, ?)`,
        [id, cents(base), cents(tax)],
      );
      await em.execute(
        `insert into inventory_invoice (id, kind, number, type, customer_id, cashier_id, return_of_id, sold_at, issued_on, currency, prices_include_tax,
           subtotal, discount_total, tax_total, total, cash, card, bank) values (?, ?, ?, 'MIXED', ?, ?, ?, ?::date + time '12:00', ?, 'USD', true, ?, 0, ?, ?, ?, 0, 0)`,
        [
          id,
          returnOf ? 'RETURN' : 'SALE',
          `BOOK-${++this.#count}`,
          this.customer,
          cashier,
          returnOf?.id ?? null,
          on,
          on,
          total,
          cents(tax),
          total,
          total,
        ],
      );
    });
    this.lines.push(...lines.map(line => ({ ...line, isReturn: !!returnOf })));
    return { id, lineIds };
  }
}

/** Sum of a figure as a money string. */
export const total = (lines: BookedLine[], figure: (line: BookedLine) => number) =>
  cents(lines.reduce((sum, line) => sum + figure(line), 0));
