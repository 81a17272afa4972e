import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Purchase orders: what the company orders of a vendor, at which prices. */
export class Migration20261125223000PurchaseOrders extends Migration {
  up() {
    const live = 'where deleted_at is null';
    const categories = `('STANDARD_RATED', 'ZERO_RATED', 'EXEMPT', 'OUT_OF_SCOPE', 'REVERSE_CHARGE')`;
    this.addSql(`
      create table purchase_order (
        ${recordColumns},
        number text,
        state text not null default 'DRAFT' check (state in ('DRAFT', 'ISSUED', 'ACKNOWLEDGED', 'CLOSED', 'CANCELLED')),
        vendor_id uuid not null,
        requisition_id uuid,
        buyer_id uuid,
        head_id uuid,
        cost_center_id uuid,
        issued_on date,
        expected_on date,
        payment_days integer not null check (payment_days between 0 and 365),
        terms text,
        notes text,
        currency char(3) not null,
        prices_include_tax boolean not null default false check (not prices_include_tax),
        vat_mode text not null check (vat_mode in ('PER_RATE', 'PER_LINE')),
        discount_percent numeric(9, 6) not null default 0 check (discount_percent between 0 and 100),
        subtotal numeric(19, 4) not null check (subtotal >= 0),
        discount_total numeric(19, 4) not null check (discount_total between 0 and subtotal),
        tax_total numeric(19, 4) not null check (tax_total >= 0),
        total numeric(19, 4) not null,
        is_over_budget boolean not null default false,
        override_reason text,
        search text generated always as (noria_fold(coalesce(number, '') || ' ' || coalesce(terms, '') || ' ' || coalesce(notes, ''))) stored,
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, buyer_id) references user_account (company_id, id),
        foreign key (company_id, head_id) references expense_head (company_id, id),
        foreign key (company_id, cost_center_id) references cost_center (company_id, id),
        constraint purchase_order_total_check check (total = subtotal - discount_total + tax_total),
        constraint purchase_order_number_check check ((number is null) = (issued_on is null))
      )`);
    this.addSql(`create unique index purchase_order_number_key on purchase_order (company_id, number)`);
    this.addSql(`create index purchase_order_vendor_idx on purchase_order (company_id, vendor_id) ${live}`);
    this.addSql(`create index purchase_order_requisition_idx on purchase_order (company_id, requisition_id) ${live}`);
    this.addSql(`create index purchase_order_issued_idx on purchase_order (company_id, issued_on, id) ${live}`);
    this.addSql(`create index purchase_order_updated_idx on purchase_order (company_id, updated_at, id) ${live}`);
    this.addSql(`
      create table purchase_order_line (
        ${recordColumns},
        order_id uuid not null,
        position integer not null check (position >= 1),
        product_id uuid not null,
        description text,
        quantity numeric(19, 6) not null check (quantity > 0),
        unit_price numeric(19, 6) not null check (unit_price >= 0),
        discount_percent numeric(9, 6) not null default 0 check (discount_percent between 0 and 100),
        vat_category text not null check (vat_category in ${categories}),
        vat_rate numeric(9, 6) not null check (vat_rate between 0 and 100),
        net numeric(19, 4) not null check (net >= 0),
        discount_share numeric(19, 4) not null check (discount_share between 0 and net),
        base numeric(19, 4) generated always as (net - discount_share) stored,
        tax numeric(19, 4) not null check (tax >= 0),
        foreign key (company_id, order_id) references purchase_order (company_id, id),
        foreign key (company_id, product_id) references procurement_product (company_id, id)
      )`);
    this.addSql(`create index purchase_order_line_order_idx on purchase_order_line (company_id, order_id, position)`);
    this.addSql(`create index purchase_order_line_product_idx on purchase_order_line (company_id, product_id)`);
    this.addSql(`select noria_tenant('purchase_order'), noria_searchable('purchase_order'), noria_tenant('purchase_order_line')`);
  }
}
