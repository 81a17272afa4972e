import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from 'decimal.js';
import { generateNKeysBetween } from 'fractional-indexing';
import type { User } from '../../administration/user/User.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { Lead, LeadLine } from '../../crm/lead/Lead.ts';
import { LeadSource, LossReason } from '../../crm/leadChoice/LeadChoice.ts';
import { closedKinds, LeadColumn, LeadColumnKind } from '../../crm/lead/LeadColumn.ts';
import { LeadColumnService } from '../../crm/lead/LeadColumnService.ts';
import { orderedQuantity } from '../deals/orderedQuantity.ts';
import { spread } from '../history.ts';
import type { loadParties } from '../parties/loadParties.ts';
import type { LeadsText } from './leadTexts.ts';
import { demoNow } from '../demoNow.ts';

/** Number of leads of a demo company. */
const leadCount = 120;
const day = 86_400_000;

type Parties = Awaited<ReturnType<typeof loadParties>>;

/** Context for loading a demo company's leads. */
export interface LeadsOf {
  text: LeadsText;
  parties: Parties;
  sellers: User[];
  since: Date;
  profile: { currency: string; taxRate: string };
}

/** Loads months of leads with their moves on the board: won, lost with reasons, and open ones, some untouched for weeks. */
export async function loadLeads(em: EntityManager, { text, parties, sellers, since, profile }: LeadsOf) {
  const service = new LeadColumnService({ em } as never);
  for (const title of text.columns) await service.create({ title });
  const columns = await em.find(LeadColumn, {}, { orderBy: { rank: 'asc' } });
  const named = (kind: LeadColumnKind) => columns.find(column => column.kind === kind)!;
  const way = [named(LeadColumnKind.INQUIRY), ...columns.filter(({ kind }) => kind === LeadColumnKind.CUSTOM)];
  const [sources, reasons] = await Promise.all([
    em.find(LeadSource, {}, { orderBy: { name: 'asc' } }),
    em.find(LossReason, {}, { orderBy: { name: 'asc' } }),
  ]);
  const customers = parties.customers.filter(({ status }) => status === ActiveStatus.ACTIVE);
  const products = parties.products.filter(({ status }) => status === ActiveStatus.ACTIVE);
  const digits = currencyDecimals(profile.currency);
  const times = spread(leadCount, { since, from: new Date(since.getTime() + 8 * day), to: new Date(demoNow() - 4 * day) });
  const turn = <T>(items: readonly T[], index: number): T => items[index % items.length];
  const lines: object[] = [];
  const stages: object[] = [];
  const leads = Array.from({ length: leadCount }, (_, index) => {
    const id = newId(codeOf(Lead));
    const createdAt = times[index];
    const owner = turn(sellers, index * 3).id;
    // Most older leads are closed, few newer ones, none of the newest.
    const isClosed =
      index < leadCount * 0.7 ? index % 9 !== 3 : index < leadCount * 0.96 && index % 2 === 1 && index % 5 > 0 && index % 5 < 4;
    const last = isClosed ? named(index % 5 < 3 ? LeadColumnKind.CLOSED_WON : LeadColumnKind.CANCELLED) : turn(way, index);
    const path = isClosed ? [...way.slice(0, 1 + (index % 3)), last] : way.slice(0, way.indexOf(last) + 1);
    const age = demoNow() - createdAt.getTime();
    const stay = isClosed ? Math.min((3 + (index % 9)) * day, age / path.length) : Math.max(age / (path.length + 1 + (index % 3)), day / 4);
    path.forEach((column, step) => {
      const entered = new Date(createdAt.getTime() + step * stay);
      const left = step < path.length - 1 ? new Date(entered.getTime() + stay) : null;
      stages.push({ lead_id: id, column_id: column.id, entered_at: entered, left_at: left, moved_by_id: owner });
    });
    const columnSince = new Date(createdAt.getTime() + (path.length - 1) * stay);
    let orderValue = new Decimal(0);
    for (let position = 1; position <= 1 + (index % 3); position++) {
      const product = turn(products, index * 5 + position * 11);
      const wanted = { price: product.salePrice, at: createdAt, since, currency: profile.currency };
      const quantity = orderedQuantity(wanted, index * 7 + position * 19);
      const net = new Decimal(product.salePrice).times(quantity).toDecimalPlaces(digits);
      const rate = product.vatCategory === 'ZERO_RATED' ? '0' : profile.taxRate;
      orderValue = orderValue.plus(net);
      lines.push({
        lead: id,
        position,
        product: product.id,
        description: null,
        quantity: String(quantity),
        unitPrice: product.salePrice,
        discountPercent: '0',
        vatCategory: product.vatCategory,
        vatRate: rate,
        net: net.toFixed(),
        discountShare: '0',
        tax: net.times(rate).dividedBy(100).toDecimalPlaces(digits).toFixed(),
        createdAt,
        updatedAt: createdAt,
      });
    }
    const customer = turn(customers, index * 4 + 1);
    const contact = parties.contacts.find(candidate => candidate.customer === customer.id && candidate.status === ActiveStatus.ACTIVE);
    const isOpen = !isClosed;
    return {
      id,
      title: turn(products, index * 5 + 11).name,
      customer: customer.id,
      contact: contact?.id ?? null,
      owner,
      column: last.id,
      rank: '',
      description: turn(text.wants, index),
      reason: turn(text.reasons, index * 5),
      lossReason: last.kind === LeadColumnKind.CANCELLED ? turn(reasons, index).id : null,
      lossNote: last.kind === LeadColumnKind.CANCELLED ? turn(text.losses, index) : null,
      orderValue: orderValue.toFixed(),
      estimatedBudget: index % 4 === 2 ? null : orderValue.times(1.1).toDecimalPlaces(0).toFixed(),
      probability: isOpen ? [10, 30, 60][way.indexOf(last)] + (index % 4) * 5 : null,
      expectedCloseOn: isOpen ? new Date(demoNow() + ((index % 60) - 6) * day).toISOString().slice(0, 10) : null,
      source: turn(sources, index * 5).id,
      columnSince,
      closedAt: closedKinds.includes(last.kind) ? columnSince : null,
      createdAt,
      updatedAt: isOpen && index % 3 ? new Date(demoNow() - (1 + (index % 11)) * day) : columnSince,
    };
  });
  for (const column of columns) {
    const own = leads.filter(lead => lead.column === column.id).reverse();
    generateNKeysBetween(null, null, own.length).forEach((rank, index) => (own[index].rank = rank));
  }
  await insertRecords(em, Lead, leads);
  await insertRecords(em, LeadLine, lines as never);
  await em.execute(
    `insert into lead_stage (lead_id, column_id, entered_at, left_at, moved_by_id)
     select lead_id, column_id, entered_at, left_at, moved_by_id from jsonb_to_recordset(?::jsonb)
       as stage (lead_id uuid, column_id uuid, entered_at timestamptz, left_at timestamptz, moved_by_id uuid)`,
    [JSON.stringify(stages)],
  );
  return leads.map(lead => ({ ...lead, name: lead.title }));
}
