import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Quotations of vendors. What a vendor offers stands in a table of its own, one row a revision, which row level security hides from
 * requests while the requisition is sealed: from lists, exports, search and every other reading alike. The holder of the vendor's link
 * sees their own.
 */
export class Migration20261125223500VendorQuotations extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(`alter table requisition add column revision integer not null default 1 check (revision >= 1)`);
    this.addSql(`
      create table vendor_quotation (
        ${recordColumns},
        number text not null,
        title text collate "und-x-icu" not null,
        vendor_id uuid not null,
        requisition_id uuid not null,
        requisition_revision integer not null check (requisition_revision >= 1),
        revision integer not null default 1 check (revision >= 1),
        due_on date not null,
        delivery_on date not null,
        currency char(3) not null,
        description text not null,
        terms text,
        status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'CANCELLED', 'ACTIVE', 'INACTIVE')),
        is_by_link boolean not null default false,
        attachment_id uuid,
        submitted_at timestamptz(3) not null,
        approved_by_id uuid,
        approved_at timestamptz(3),
        search text generated always as (noria_fold(number || ' ' || title || ' ' || description)) stored,
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, attachment_id) references stored_file (company_id, id),
        foreign key (company_id, approved_by_id) references user_account (company_id, id),
        constraint vendor_quotation_delivery_on_check check (delivery_on <= due_on),
        constraint vendor_quotation_approval_check check ((status = 'APPROVED') <= (approved_at is not null))
      )`);
    this.addSql(`create unique index vendor_quotation_number_key on vendor_quotation (company_id, number)`);
    this.addSql(`create index vendor_quotation_requisition_idx on vendor_quotation (company_id, requisition_id) ${live}`);
    this.addSql(`create index vendor_quotation_vendor_idx on vendor_quotation (company_id, vendor_id) ${live}`);
    this.addSql(`create index vendor_quotation_submitted_idx on vendor_quotation (company_id, submitted_at, id) ${live}`);
    this.addSql(`create unique index vendor_quotation_link_key on vendor_quotation (company_id, requisition_id, vendor_id)
      where deleted_at is null and is_by_link`);
    this.addSql(`
      create table vendor_quotation_line (
        ${recordColumns},
        quotation_id uuid not null,
        position integer not null check (position >= 1),
        product_id uuid not null,
        quantity numeric(19, 6) not null check (quantity > 0),
        requisition_position integer check (requisition_position >= 1),
        is_awarded boolean not null default false,
        foreign key (company_id, quotation_id) references vendor_quotation (company_id, id),
        foreign key (company_id, product_id) references procurement_product (company_id, id)
      )`);
    this.addSql(`create index vendor_quotation_line_quotation_idx on vendor_quotation_line (company_id, quotation_id, position)`);
    this.addSql(`create index vendor_quotation_line_product_idx on vendor_quotation_line (company_id, product_id)`);
    this.addSql(`
      create table vendor_quotation_offer (
        company_id uuid not null default noria_company() references company (id),
        quotation_id uuid not null,
        revision integer not null check (revision >= 1),
        requisition_id uuid not null,
        vendor_id uuid not null,
        discount_percent numeric(9, 6) not null check (discount_percent between 0 and 100),
        subtotal numeric(19, 4) not null check (subtotal >= 0),
        discount_total numeric(19, 4) not null check (discount_total >= 0),
        tax_total numeric(19, 4) not null check (tax_total >= 0),
        final_amount numeric(19, 4) not null,
        lines jsonb not null check (jsonb_typeof(lines) = 'array'),
        made_at timestamptz(3) not null default now(),
        primary key (company_id, quotation_id, revision),
        foreign key (company_id, quotation_id) references vendor_quotation (company_id, id),
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        constraint vendor_quotation_offer_final_check check (final_amount = subtotal - discount_total + tax_total)
      )`);
    this.addSql(`select noria_tenant('vendor_quotation'), noria_searchable('vendor_quotation'), noria_tenant('vendor_quotation_line'),
      noria_tenant('vendor_quotation_offer', 'select, insert')`);
    this.addSql(`
      create function noria_prices_sealed(of_requisition uuid) returns boolean language sql stable as $$
        select exists (select from requisition r
          where r.company_id = noria_company() and r.id = of_requisition and r.is_sealed and r.due_on >= noria_today()) $$`);
    this.addSql(`
      create table vendor_request (
        ${recordColumns},
        requisition_id uuid not null,
        vendor_id uuid not null,
        sent_at timestamptz(3) not null,
        sent_by_id uuid,
        opened_at timestamptz(3),
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, sent_by_id) references user_account (company_id, id)
      )`);
    this.addSql(`create unique index vendor_request_vendor_key on vendor_request (company_id, requisition_id, vendor_id)`);
    this.addSql(`create index vendor_request_of_vendor_idx on vendor_request (company_id, vendor_id)`);
    this.addSql(`select noria_tenant('vendor_request')`);
    this.addSql(
      `alter table stored_file add column sealed_by_id uuid, add foreign key (company_id, sealed_by_id) references requisition (company_id, id)`,
    );
    this.addSql(`
      create function noria_link_shows(of_requisition uuid, of_vendor uuid default null) returns boolean language sql stable as $$
        select exists (select from record_link l join vendor_request v on v.company_id = l.company_id and v.id = l.record_id
          where l.company_id = noria_company() and l.token_hash = decode(current_setting('app.link', true), 'hex')
            and l.revoked_at is null and l.expires_at > now() and v.requisition_id = of_requisition
            and (of_vendor is null or v.vendor_id = of_vendor)) $$`);
    this.addSql(`
      do $body$ begin
        execute format($$create policy sealed on vendor_quotation_offer as restrictive for select to %I using (
          current_user is distinct from coalesce(noria_request_role(), current_user)
          or not noria_prices_sealed(requisition_id) or noria_link_shows(requisition_id, vendor_id))$$, coalesce(noria_request_role(), current_user));
        execute format($$create policy sealed on stored_file as restrictive for select to %I using (
          sealed_by_id is null or current_user is distinct from coalesce(noria_request_role(), current_user)
          or not noria_prices_sealed(sealed_by_id) or noria_link_shows(sealed_by_id))$$, coalesce(noria_request_role(), current_user));
      end $body$`);
  }
}
