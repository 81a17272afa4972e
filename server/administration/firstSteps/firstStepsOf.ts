import type { EntityManager } from '@mikro-orm/postgresql';
import type { FirstSteps } from './FirstSteps.ts';

/** SQL that tells whether the company has records of its own, beside the sample data. */
const some = (table: string) => `exists (select from ${table} r where r.company_id = c.id and r.deleted_at is null
  and not exists (select from sample_record s where s.company_id = r.company_id and s.record_id = r.id))`;

/** Reads which first steps the transaction's company has taken, in one statement. */
export async function firstStepsOf(em: EntityManager): Promise<FirstSteps> {
  const [{ isClosed, ...steps }] = await em.execute<[Omit<FirstSteps, 'isOver'> & { isClosed: boolean }]>(
    `select c.first_steps_closed_at is not null as "isClosed", c.logo_id is not null as "hasLogo", c.tax_number is not null as "hasTaxNumber",
       (select count(*) > 1 from user_account u where u.company_id = c.id and u.deleted_at is null)
         or exists (select from invitation i where i.company_id = c.id) as "hasColleagues",
       case when c.modules && '{CRM,INVENTORY}' then ${some('customer')} end as "hasCustomers",
       case when 'INVENTORY' = any (c.modules) then ${some('inventory_product')} end as "hasProducts",
       case when 'FINANCIAL_MANAGEMENT' = any (c.modules) then ${some('sales_invoice')} end as "hasInvoices",
       case when 'PROCUREMENT' = any (c.modules) then ${some('vendor')} end as "hasVendors",
       case when 'HRM' = any (c.modules) then ${some('employee')} end as "hasEmployees",
       case when 'PROJECT_MANAGEMENT' = any (c.modules) then ${some('project')} end as "hasProjects"
     from company c where c.id = noria_company()`,
  );
  return { ...steps, isOver: isClosed || Object.values(steps).every(step => step !== false) };
}
