import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { withNext } from '../../core/database/NamedClient.ts';
import type { Amount } from '../../core/money/arithmetic.ts';

/** Who owes: others to the company, or the company to others. */
export type Control = 'RECEIVABLE' | 'PAYABLE';

/** What is owed on a document from the moment it is issued. */
export interface NewOpenItem {
  /** The document's own id. */
  id: string;
  /** INVENTORY_INVOICE, SALES_INVOICE, CREDIT_NOTE, … */
  kind: string;
  direction: Control;
  /** The document's number: the last word on which of several is paid first. */
  number?: string | null;
  partyId?: string | null;
  /** ISO 4217. */
  currency: string;
  /** Rounded to the currency; a credit note's is below zero. */
  amount: Amount;
  /** YYYY-MM-DD. */
  issuedOn: string;
  /** The day of issue where none is named. */
  dueOn?: string | null;
}

/** Opens what a document owes; the view `open_item_balance` tells what is left of it. Sent with the statement that follows. */
export async function registerOpenItem(em: EntityManager, item: NewOpenItem): Promise<void> {
  const { id, kind, direction, number = null, partyId = null, currency, amount, issuedOn, dueOn } = item;
  const values = [id, kind, direction, number, partyId, currency, String(amount), issuedOn, dueOn ?? issuedOn];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertItem}`, values));
}

const insertItem = `insert into open_item (id, kind, direction, number, party_id, currency, amount, issued_on, due_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
