import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { withNext } from '../../core/database/withNext.ts';
import type { Amount } from '../../core/money/arithmetic.ts';

/** The control account: what others owe the company, or what the company owes others. */
export type Control = 'RECEIVABLE' | 'PAYABLE';

/** What an amount in another currency is worth in the company's. */
export interface HomeWorth {
  exchangeRate: string;
  /** Rounded to the company's currency, in the sign of the amount. */
  homeAmount: Amount;
}

/** An open item: the amount owed on a document from the moment it is issued. */
export interface NewOpenItem {
  /** The document's own id. */
  id: string;
  /** INVENTORY_INVOICE, SALES_INVOICE, CREDIT_NOTE, … */
  kind: string;
  direction: Control;
  /** The document's number: the last tie-breaker for which of several documents is paid first. */
  number?: string | null;
  partyId?: string | null;
  /** ISO 4217. */
  currency: string;
  /** Rounded to the currency; negative for a credit note. */
  amount: Amount;
  /** Of a document in another currency, the rate it is booked at, and what it is worth in the company's currency as its entry says. */
  home?: HomeWorth | null;
  /** YYYY-MM-DD. */
  issuedOn: string;
  /** Defaults to the issue date. */
  dueOn?: string | null;
  /** Takes no payment until it is released. */
  isHeld?: boolean;
}

/**
 * Registers the open item of a document; the view `open_item_balance` gives its balance. Sent in one round trip with the next statement.
 */
export async function registerOpenItem(em: EntityManager, item: NewOpenItem): Promise<void> {
  const { id, kind, direction, number = null, partyId = null, currency, amount, home, issuedOn, dueOn, isHeld = false } = item;
  const values = [id, kind, direction, number, partyId, currency, String(amount), issuedOn, dueOn ?? issuedOn, isHeld];
  values.push(...(home ? [home.exchangeRate, String(home.homeAmount), '0'] : [null, null, null]));
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertItem}`, values));
}

const insertItem = `insert into open_item (id, kind, direction, number, party_id, currency, amount, issued_on, due_on, is_held, exchange_rate, home_amount,
    home_settled)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
