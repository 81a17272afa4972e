import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { priceSale, type PricedSale } from '../../inventory/invoice/priceSale.ts';
import { settlePayments, type RequestedPayment, type Settled } from '../../inventory/invoice/settlePayments.ts';
import type { Sellable } from '../../inventory/offer/Sellable.ts';
import { dice } from '../dice.ts';
import { paceAt } from '../history.ts';
import type { DealsOf } from '../deals/planSales.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** Sales of a usual day, and the most of any. */
const [usual, busiest] = [1.4, 4];

/** A planned demo sale, not numbered yet. */
export interface PlannedSale {
  at: Date;
  customer: string | null;
  discountPercent: string;
  lines: { sellable: Sellable; quantity: string; discountPercent: string }[];
  priced: PricedSale;
  paid: Settled;
  /** Index of the line returned some days later, and how; null if none is. */
  returned: { line: number; at: Date; restock: boolean } | null;
}

/** Sales of one day at one till. */
export interface PlannedDay {
  till: number;
  opensAt: Date;
  closesAt: Date;
  sales: PlannedSale[];
}

/** Plans sales from `since` on, more on some days, none on the weekly day off. Except for the dates, every load is the same. */
export function planTill({ parties, profile, since }: DealsOf, sellables: Sellable[], digits: number): PlannedDay[] {
  const customers = parties.customers.filter(({ status }) => status === ActiveStatus.ACTIVE);
  const days: PlannedDay[] = [];
  const chance = dice(digits);
  const first = Math.floor(since.getTime() / day) + 9;
  const last = Math.floor(demoNow() / day);
  for (let index = first; index <= last; index++) {
    const opensAt = new Date(index * day + opening(profile.timeZone));
    if ((index + 4) % 7 === (profile.timeZone === 'Asia/Amman' ? 5 : 0) || opensAt.getTime() > demoNow() - hour) continue;
    const count = Math.min(Math.round(paceAt(opensAt, since) * usual * (0.4 + chance() * 1.2)), busiest);
    const sales = Array.from({ length: count }, (_, turn) =>
      newSale(index * busiest + turn, new Date(opensAt.getTime() + (0.5 + turn * 2) * hour + (index % 50) * 60_000)),
    );
    days.push({
      till: index % 3 === 1 ? 1 : 0,
      opensAt,
      closesAt: new Date(opensAt.getTime() + 9.5 * hour),
      sales: sales.filter(({ at }) => at.getTime() < demoNow()),
    });
  }
  return days;

  function newSale(turn: number, at: Date): PlannedSale {
    const known = customers.filter(({ createdAt }) => createdAt < at);
    const customer = turn % 3 === 0 && known.length ? known[(turn * 11) % known.length].id : null;
    const chosen = [
      ...new Set(
        Array.from({ length: 1 + ((turn * 5) % 4) }, (_, place) => (turn * 7 + place * 19 + ((turn * place) % 5)) % sellables.length),
      ),
    ];
    const lines = chosen.map((choice, place) => ({
      sellable: sellables[choice],
      quantity: String(1 + ((turn + place * 3) % 4)),
      discountPercent: (turn + place) % 9 === 4 ? '10' : '0',
    }));
    const discountPercent = turn % 12 === 5 ? '5' : '0';
    const priced = priceSale(lines, { digits, taxRate: profile.taxRate, discountPercent });
    const paid = settlePayments(priced.totals.total, paymentsOf(turn, priced.totals.total), { digits });
    const back = new Date(at.getTime() + (1 + (turn % 5)) * day);
    const returned = turn % 23 === 7 && back.getTime() < demoNow() - day ? { line: 0, at: back, restock: turn % 2 === 0 } : null;
    return { at, customer, discountPercent, lines, priced, paid, returned };
  }
}

/** Half past eight local time, in milliseconds after midnight UTC, ignoring daylight saving time. */
function opening(timeZone: string): number {
  return (timeZone === 'Asia/Amman' ? 5.5 : 13.5) * hour;
}

/** Most payments are by card, many in cash with change, some both, a few by bank transfer. */
function paymentsOf(turn: number, total: string): RequestedPayment[] {
  if (turn % 17 === 9) return [{ method: 'BANK' }];
  if (turn % 13 === 6) return [{ method: 'CASH', amount: String(Math.floor(Number(total) / 2)) }, { method: 'CARD' }];
  if (turn % 5 < 3) return [{ method: 'CARD' }];
  return [{ method: 'CASH', amount: String(Math.ceil(Number(total) / 10) * 10) }];
}
