import type { EntityManager } from '@mikro-orm/postgresql';
import { ofParties } from '../../ledger/party/partyColumns.ts';
import type { Customer } from '../../parties/customer/Customer.ts';

/** Identity of the customer on an invoice of any module, as the law requires it to be shown. */
type Identity = Pick<Customer, 'name' | 'companyName' | 'address' | 'city' | 'country' | 'taxNumber'>;

/**
 * Years, counted from the year of the last invoice, for which the customer's identity is kept: the longest retention that tax law demands
 * in the countries where Noria is sold. A job deletes it after that.
 */
const retentionYears = 10;

/** Stores a customer's identity separately from the customer record, if any invoices name the customer. */
export async function keepIdentity(em: EntityManager, customer: Customer): Promise<void> {
  const { name, companyName, address, city, country, taxNumber } = customer;
  const identity: Identity = { name, companyName, address, city, country, taxNumber };
  await em.execute(
    `insert into kept_identity (customer_id, identity, kept_until)
     select ?, ?::jsonb, make_date(extract(year from max(issued_on))::int + ${retentionYears + 1}, 1, 1)
     from open_item where company_id = noria_company() and ${ofParties('party_id', 'array[?::uuid]')} having count(*) > 0
     on conflict do nothing`,
    [customer.id, JSON.stringify(identity), customer.id],
  );
}

/** Returns the stored identity of an erased customer; undefined for anyone else. */
export async function keptIdentityOf(em: EntityManager, customerId: string): Promise<Identity | undefined> {
  const [row] = await em.execute<{ identity: Identity }[]>(
    'select identity from kept_identity where company_id = noria_company() and customer_id = ?',
    [customerId],
  );
  return row?.identity;
}
