import type { User } from '../../administration/user/User.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { loadParties } from '../parties/loadParties.ts';
import type { DealsText } from './dealTexts.ts';
import type { DemoLead } from './readLeads.ts';
import type { Sale } from './Sale.ts';

/** Orders of a demo company. */
const orderCount = 50;
const day = 86_400_000;

/** For whom orders and quotations are loaded, and from when on. */
export interface DealsOf {
  text: DealsText;
  parties: Awaited<ReturnType<typeof loadParties>>;
  sellers: User[];
  since: Date;
  profile: { currency: string; taxRate: string; timeZone: string };
}

/** What was ordered over the months, in its order: what won leads came to, and besides what customers asked for without one. */
export function planSales(of: DealsOf, leads: DemoLead[]): Sale[] {
  const won = leads
    .filter(({ kind }) => kind === 'CLOSED_WON')
    .slice(0, orderCount)
    .map(lead => leadSale(lead, lead.since));
  const rest = orderCount - won.length;
  const span = Date.now() - of.since.getTime() - 25 * day;
  const others = Array.from({ length: rest }, (_, index) =>
    newSale(of, index, new Date(of.since.getTime() + 24 * day + ((index + 0.5) / rest) * span)),
  );
  return [...won, ...others].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What a lead comes to. */
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

/** What a customer asks for on its own: the same at every load for the same index. */
export function newSale({ text, parties, sellers, profile }: DealsOf, index: number, at: Date): Sale {
  // Known for some days, so that a quotation fits in before.
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
      quantity: String(1 + ((index * 11 + position * 17) % 60)),
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

/** One of a list that is gone through in turn. */
export const turn = <T>(items: readonly T[], index: number): T => items[index % items.length];
