import type { User } from '../../administration/user/User.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { spread } from '../history.ts';
import type { loadParties } from '../parties/loadParties.ts';
import { orderedQuantity } from './orderedQuantity.ts';
import type { DealsText } from './dealTexts.ts';
import type { DemoLead } from './readLeads.ts';
import type { Sale } from './Sale.ts';

/** Number of orders of a demo company. */
const orderCount = 84;
const day = 86_400_000;

/** Context for loading a demo company's orders and quotations. */
export interface DealsOf {
  text: DealsText;
  parties: Awaited<ReturnType<typeof loadParties>>;
  sellers: User[];
  since: Date;
  profile: { currency: string; taxRate: string; timeZone: string };
}

/** Plans the orders of the months by date: those of won leads, and some without a lead. */
export function planSales(of: DealsOf, leads: DemoLead[]): Sale[] {
  const won = leads
    .filter(({ kind }) => kind === 'CLOSED_WON')
    .slice(0, orderCount)
    .map(lead => leadSale(lead, lead.since));
  const rest = orderCount - won.length;
  const { since } = of;
  const others = spread(rest, { since, from: new Date(since.getTime() + 12 * day) }).map((at, index) => newSale(of, index, at));
  return [...won, ...others].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The sale of a lead. */
export const leadSale = ({ id, customer, contact, owner, description, reason, estimatedBudget, lines }: DemoLead, at: Date): Sale => ({
  at,
  customer,
  contact,
  owner,
  lead: id,
  description,
  reason,
  estimatedBudget,
  discountPercent: '0',
  lines,
});

/** A sale without a lead; the same for the same index at every load. */
export function newSale({ text, parties, sellers, profile, since }: DealsOf, index: number, at: Date): Sale {
  // The customer exists for some days before, so that a quotation can precede the order.
  const latest = at.getTime() - 4 * day;
  const known = parties.customers.filter(({ status, createdAt }) => status === ActiveStatus.ACTIVE && createdAt.getTime() <= latest);
  const customer = turn(known.length ? known : parties.customers, index * 7 + 2);
  const contact = parties.contacts.find(
    one => one.customer === customer.id && one.status === ActiveStatus.ACTIVE && one.createdAt.getTime() <= latest,
  );
  const products = parties.products.filter(({ status }) => status === ActiveStatus.ACTIVE);
  const lines = Array.from({ length: 1 + ((index * 3) % 5) }, (_, position) => {
    const { id, salePrice, vatCategory } = turn(products, index * 9 + position * 13);
    return {
      product: id,
      description: null,
      quantity: String(orderedQuantity({ price: salePrice, at, since, currency: profile.currency }, index * 11 + position * 17)),
      unitPrice: salePrice,
      discountPercent: (index + position) % 6 === 4 ? '10' : '0',
      vatCategory,
      vatRate: vatCategory === 'ZERO_RATED' ? '0' : profile.taxRate,
    };
  });
  return {
    at,
    customer: customer.id,
    contact: contact?.id ?? null,
    owner: customer.owner ?? turn(sellers, index).id,
    lead: null,
    description: turn(text.descriptions, index),
    reason: turn(text.reasons, index * 5 + 1),
    estimatedBudget: null,
    discountPercent: index % 5 === 2 ? '5' : '0',
    lines,
  };
}

/** Picks an item of a list, cycling through it. */
export const turn = <T>(items: readonly T[], index: number): T => items[index % items.length];
