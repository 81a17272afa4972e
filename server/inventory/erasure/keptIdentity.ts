import type { EntityManager } from '@mikro-orm/postgresql';
import type { Customer } from '../../parties/customer/Customer.ts';

/** Who was on an invoice, as it has to be shown while the law demands it. */
type Identity = Pick<Customer, 'name' | 'companyName' | 'address' | 'city' | 'country' | 'taxNumber'>;

/**
 * Years after the one of the last invoice for which whoever was on it is kept: the longest that the tax laws of the countries demand in which Noria is sold;
 * a job deletes it then.
 */
const retentionYears = 10;

/** Keeps who a customer is apart from his record, if there are invoices that name him. */
export async function keepIdentity(em: EntityManager, customer: Customer): Promise<void> {
  const { name, companyName, address, city, country, taxNumber } = customer;
  const identity: Identity = { name, companyName, address, city, country, taxNumber };
  await em.execute(
    `insert into kept_identity (customer_id, identity, kept_until)
     select ?, ?::jsonb, make_date(extract(year from max(issued_on))::int + ${retentionYears + 1}, 1, 1)
     from inventory_invoice where company_id = noria_company() and customer_id = ? having count(*) > 0
     on conflict do nothing`,
    [customer.id, JSON.stringify(identity), customer.id],
  );
}

/** Who a customer was whose data are erased; undefined for anybody else. */
export async function keptIdentityOf(em: EntityManager, customerId: string): Promise<Identity | undefined> {
  const [row] = await em.execute<{ identity: Identity }[]>(
    'select identity from kept_identity where company_id = noria_company() and customer_id = ?',
    [customerId],
  );
  return row?.identity;
}
