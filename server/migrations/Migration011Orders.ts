import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

const documentColumns = `
  customer_id uuid not null,
  contact_id uuid,
  owner_id uuid,
  description text not null,
  currency char(3) not null,
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  subtotal numeric(19,4) not null check (subtotal >= 0),
  discount_total numeric(19,4) not null check (discount_total between 0 and subtotal),
  tax_total numeric(19,4) not null check (tax_total >= 0),
  total numeric(19,4) not null check (total = subtotal - discount_total + tax_total),
  search text not null default '',
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id)`;

const lineColumns = `
  position integer not null check (position > 0),
  product_id uuid,
  description text,
  quantity numeric(13,6) not null check (quantity > 0 and quantity <= 1000000),
  unit_price numeric(19,6) not null check (unit_price >= 0),
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) not null check (vat_rate between 0 and 100),
  net numeric(19,4) not null check (net >= 0),
  discount_share numeric(19,4) not null check (discount_share between 0 and net),
  tax numeric(19,4) not null check (tax >= 0),
  check (product_id is not null or description is not null),
  foreign key (company_id, product_id) references inventory_product (company_id, id)`;

/** Orders and quotations with their lines. */
export class Migration011Orders extends Migration {
  up() {
    this.addSql(`
      create table crm_order (
        ${recordColumns},
        ${documentColumns},
        number text not null,
        reason text not null,
        ordered_on date not null,
        status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'FULFILLED', 'CANCELLED')),
        order_value numeric(19,4) check (order_value >= 0),
        estimated_budget numeric(19,4) check (estimated_budget >= 0),
        lead_id uuid,
        foreign key (company_id, lead_id) references lead (company_id, id)
      )`);
    // A lead becomes an order once, however often it is asked for.
    this.addSql(`create unique index crm_order_lead_key on crm_order (company_id, lead_id) where deleted_at is null`);
    this.addSql(`create unique index crm_order_number_key on crm_order (company_id, number)`);
    this.document('crm_order');
    this.addSql(`create index crm_order_ordered_idx on crm_order (company_id, ordered_on, id) where deleted_at is null`);
    this.lines('crm_order_line', 'order_id', 'crm_order');
    this.addSql(`
      create table crm_quotation (
        ${recordColumns},
        ${documentColumns},
        number text,
        revision integer not null default 1 check (revision > 0),
        issued_on date,
        valid_until date not null,
        terms text,
        notes text,
        state text not null default 'DRAFT' check (state in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
        accepted_at timestamptz(3),
        accepted_by text,
        answered_from text,
        decline_reason text,
        order_id uuid,
        lead_id uuid,
        foreign key (company_id, lead_id) references lead (company_id, id),
        check (state in ('DRAFT', 'CANCELLED') or number is not null and issued_on is not null),
        check ((state = 'ACCEPTED') = (accepted_at is not null)),
        foreign key (company_id, order_id) references crm_order (company_id, id)
      )`);
    this.addSql(`create unique index crm_quotation_number_key on crm_quotation (company_id, number)`);
    this.addSql(`create index crm_quotation_order_idx on crm_quotation (company_id, order_id)`);
    this.addSql(`create index crm_quotation_lead_idx on crm_quotation (company_id, lead_id)`);
    this.document('crm_quotation');
    this.lines('crm_quotation_line', 'quotation_id', 'crm_quotation');
    this.search('crm_order', 'crm_quotation');
    this.links();
  }

  /** Links that let somebody without an account act on one record; found by their hash before a company is known. */
  private links() {
    this.addSql(`
      create table record_link (
        token_hash bytea primary key check (length(token_hash) = 32),
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        record_id uuid not null,
        actions text[] not null check (cardinality(actions) > 0),
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3)
      )`);
    this.addSql(`create index record_link_record_idx on record_link (company_id, record_id) where revoked_at is null`);
    this.addSql(`select noria_tenant('record_link', 'select, insert, update')`);
    this.addSql(`create policy platform on record_link to current_user using (noria_platform()) with check (noria_platform())`);
  }

  private document(table: string) {
    this.addSql(`create index ${table}_created_idx on ${table} (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index ${table}_total_idx on ${table} (company_id, total, id) where deleted_at is null`);
    this.addSql(`create index ${table}_customer_idx on ${table} (company_id, customer_id)`);
    this.addSql(`create index ${table}_contact_idx on ${table} (company_id, contact_id)`);
    this.addSql(`create index ${table}_owner_idx on ${table} (company_id, owner_id)`);
    this.addSql(`create index ${table}_search_idx on ${table} using gin (search gin_trgm_ops)`);
    this.addSql(`select noria_tenant('${table}')`);
  }

  private lines(table: string, key: string, of: string) {
    this.addSql(`
      create table ${table} (
        ${recordColumns},
        ${key} uuid not null,
        ${lineColumns},
        foreign key (company_id, ${key}) references ${of} (company_id, id)
      )`);
    this.addSql(`create unique index ${table}_position_key on ${table} (company_id, ${key}, position)`);
    this.addSql(`create index ${table}_product_idx on ${table} (company_id, product_id)`);
    this.addSql(`select noria_tenant('${table}')`);
  }

  /** Documents are found by their number and words, and by their customer's name, whatever it is by then. */
  private search(...tables: string[]) {
    this.addSql(`
      create function noria_deal_search() returns trigger language plpgsql as $$
      begin
        new.search := noria_fold(concat_ws(' ', new.number, new.description, to_jsonb(new) ->> 'reason',
          (select concat_ws(' ', c.name, c.company_name) from customer c where c.company_id = new.company_id and c.id = new.customer_id)));
        return new;
      end $$`);
    for (const table of tables)
      this.addSql(`create trigger search before insert or update on ${table} for each row execute function noria_deal_search()`);
    const renewed = tables.map(table => `update ${table} set search = '' where company_id = new.company_id and customer_id = new.id;`);
    this.addSql(`
      create function noria_customer_renamed() returns trigger language plpgsql as $$
      begin
        ${renewed.join('\n        ')}
        return null;
      end $$`);
    this.addSql(`
      create trigger renamed after update of name, company_name on customer for each row
        when (new.name is distinct from old.name or new.company_name is distinct from old.company_name)
        execute function noria_customer_renamed()`);
  }
}
