import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** What an hour of a project is billed at, and the sales invoices that bill the time spent on projects. */
export class Migration20261126023300ProjectBilling extends Migration {
  up() {
    this.addSql(`
      alter table project add column customer_id uuid, add foreign key (company_id, customer_id) references customer (company_id, id);
      create index project_customer_idx on project (company_id, customer_id)`);
    this.addSql(`
      create table project_rate (
        ${recordColumns},
        project_id uuid not null,
        user_id uuid,
        position_id uuid,
        rate numeric not null constraint project_rate_rate_check check (rate > 0),
        foreign key (company_id, project_id) references project (company_id, id) on delete cascade,
        foreign key (company_id, user_id) references user_account (company_id, id),
        foreign key (company_id, position_id) references position (company_id, id),
        constraint project_rate_position_id_check check (user_id is null or position_id is null)
      )`);
    const live = 'where deleted_at is null';
    this.addSql(
      `create unique index project_rate_user_id_key on project_rate (company_id, project_id, user_id) ${live} and user_id is not null`,
    );
    this.addSql(
      `create unique index project_rate_position_id_key on project_rate (company_id, project_id, position_id) ${live} and position_id is not null`,
    );
    this.addSql(
      `create unique index project_rate_project_id_key on project_rate (company_id, project_id) ${live} and user_id is null and position_id is null`,
    );
    this.addSql(`create index project_rate_user_idx on project_rate (company_id, user_id)`);
    this.addSql(`create index project_rate_position_idx on project_rate (company_id, position_id)`);
    this.addSql(`select noria_tenant('project_rate')`);
    // The rate of the person, else of their position, else of the project.
    this.addSql(`
      create function noria_billing_rate(of_project uuid, of_user uuid) returns numeric language sql stable as $$
        select r.rate from project_rate r
        where r.company_id = noria_company() and r.project_id = of_project and r.deleted_at is null
          and (r.user_id = of_user or r.position_id = (select e.position_id from employee e
                 where e.company_id = noria_company() and e.user_id = of_user and e.deleted_at is null limit 1)
               or r.user_id is null and r.position_id is null)
        order by r.user_id is null, r.position_id is null limit 1 $$`);
    this.addSql(`
      alter table sales_invoice
        add column project_id uuid,
        add column bills_time boolean not null default false,
        add foreign key (company_id, project_id) references project (company_id, id);
      create index sales_invoice_project_idx on sales_invoice (company_id, project_id) where project_id is not null`);
    this.addSql(`
      alter table time_entry add column invoice_line_id uuid;
      create index time_entry_invoice_line_idx on time_entry (company_id, invoice_line_id) where invoice_line_id is not null`);
    // Sees the invoices of every owner: hours are billed once, whoever asks. A deleted, void or wholly credited line bills nothing.
    this.addSql(`
      create function noria_is_billed(by_line uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select by_line is not null and exists (
          select from sales_invoice_line l join sales_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
          where l.company_id = noria_company() and l.id = by_line and l.deleted_at is null and i.deleted_at is null and i.voided_on is null
            and l.total > coalesce((select -sum(r.total) from sales_invoice_line r join sales_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
              where r.company_id = l.company_id and r.credit_of_line_id = l.id and d.voided_on is null and d.deleted_at is null), 0)) $$`);
  }
}
