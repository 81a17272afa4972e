import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Receipts of ordered goods, and the vendors' bills that are matched against orders and receipts. */
export class Migration20261125225900PurchaseBills extends Migration {
  up() {
    const live = 'where deleted_at is null';
    const categories = `('STANDARD_RATED', 'ZERO_RATED', 'EXEMPT', 'OUT_OF_SCOPE', 'REVERSE_CHARGE')`;
    // What an order line brings into stock is settled when it is ordered.
    this.addSql(`
      alter table purchase_order_line add column inventory_product_id uuid,
        add foreign key (company_id, inventory_product_id) references inventory_product (company_id, id);
      create index purchase_order_line_stock_idx on purchase_order_line (company_id, inventory_product_id)`);
    this.addSql(`
      create table purchase_receipt (
        ${recordColumns},
        number text not null,
        kind text not null check (kind in ('RECEIPT', 'RETURN')),
        order_id uuid not null,
        warehouse_id uuid,
        received_on date not null,
        received_by_id uuid,
        delivery_note text,
        note text,
        foreign key (company_id, order_id) references purchase_order (company_id, id),
        foreign key (company_id, warehouse_id) references warehouse (company_id, id),
        foreign key (company_id, received_by_id) references user_account (company_id, id)
      )`);
    this.addSql(`create unique index purchase_receipt_number_key on purchase_receipt (company_id, number)`);
    this.addSql(`create index purchase_receipt_order_idx on purchase_receipt (company_id, order_id)`);
    this.addSql(`
      create table purchase_receipt_line (
        ${recordColumns},
        receipt_id uuid not null,
        position integer not null check (position >= 1),
        order_line_id uuid not null,
        accepted numeric(19, 6) not null,
        rejected numeric(19, 6) not null default 0 check (rejected >= 0),
        rejection_reason text,
        value numeric(19, 4) not null,
        foreign key (company_id, receipt_id) references purchase_receipt (company_id, id),
        foreign key (company_id, order_line_id) references purchase_order_line (company_id, id),
        constraint purchase_receipt_line_reason_check check ((rejected > 0) <= (rejection_reason is not null)),
        constraint purchase_receipt_line_value_check check (sign(value) in (0, sign(accepted)))
      )`);
    this.addSql(`create index purchase_receipt_line_receipt_idx on purchase_receipt_line (company_id, receipt_id, position)`);
    this.addSql(`create index purchase_receipt_line_order_idx on purchase_receipt_line (company_id, order_line_id)`);
    this.addSql(`
      create table procurement_invoice (
        ${recordColumns},
        number text not null,
        state text not null default 'ISSUED' check (state in ('ISSUED', 'VOID')),
        order_id uuid not null,
        vendor_id uuid not null,
        vendor_number text,
        issued_on date not null,
        voided_on date,
        currency char(3) not null,
        prices_include_tax boolean not null default false check (not prices_include_tax),
        vat_mode text not null check (vat_mode in ('PER_RATE', 'PER_LINE')),
        discount_percent numeric(9, 6) not null default 0 check (discount_percent between 0 and 100),
        subtotal numeric(19, 4) not null check (subtotal >= 0),
        discount_total numeric(19, 4) not null check (discount_total between 0 and subtotal),
        tax_total numeric(19, 4) not null check (tax_total >= 0),
        total numeric(19, 4) not null,
        is_matched boolean not null,
        entered_by_id uuid,
        overridden_by_id uuid,
        override_reason text,
        notes text,
        search text generated always as (noria_fold(number || ' ' || coalesce(vendor_number, '') || ' ' || coalesce(notes, ''))) stored,
        foreign key (company_id, order_id) references purchase_order (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, entered_by_id) references user_account (company_id, id),
        foreign key (company_id, overridden_by_id) references user_account (company_id, id),
        constraint procurement_invoice_total_check check (total = subtotal - discount_total + tax_total),
        constraint procurement_invoice_voided_check check ((state = 'VOID') = (voided_on is not null)),
        constraint procurement_invoice_eyes_check check (overridden_by_id is distinct from entered_by_id or overridden_by_id is null)
      )`);
    this.addSql(`create unique index procurement_invoice_number_key on procurement_invoice (company_id, number)`);
    this
      .addSql(`create unique index procurement_invoice_vendor_number_key on procurement_invoice (company_id, vendor_id, lower(vendor_number))
      where state <> 'VOID'`);
    this.addSql(`create index procurement_invoice_order_idx on procurement_invoice (company_id, order_id) ${live}`);
    this.addSql(`create index procurement_invoice_issued_idx on procurement_invoice (company_id, issued_on, id) ${live}`);
    this.addSql(`create index procurement_invoice_updated_idx on procurement_invoice (company_id, updated_at, id) ${live}`);
    this.addSql(`
      create table procurement_invoice_line (
        ${recordColumns},
        invoice_id uuid not null,
        position integer not null check (position >= 1),
        order_line_id uuid not null,
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
        reverse_tax numeric(19, 4) not null default 0 check (reverse_tax >= 0),
        cleared numeric(19, 4) not null default 0,
        is_quantity_matched boolean not null,
        is_price_matched boolean not null,
        foreign key (company_id, invoice_id) references procurement_invoice (company_id, id),
        foreign key (company_id, order_line_id) references purchase_order_line (company_id, id),
        foreign key (company_id, product_id) references procurement_product (company_id, id)
      )`);
    this.addSql(`create index procurement_invoice_line_invoice_idx on procurement_invoice_line (company_id, invoice_id, position)`);
    this.addSql(`create index procurement_invoice_line_order_idx on procurement_invoice_line (company_id, order_line_id)`);
    this.addSql(`create index procurement_invoice_line_product_idx on procurement_invoice_line (company_id, product_id)`);
    this.addSql(`select noria_tenant('purchase_receipt'), noria_tenant('purchase_receipt_line'), noria_tenant('procurement_invoice'),
      noria_searchable('procurement_invoice'), noria_tenant('procurement_invoice_line')`);
    // A document that is held takes no payment, whoever pays it.
    this.addSql(`alter table open_item add column is_held boolean not null default false`);
    this.addSql(`select noria_grant('open_item', 'update (is_held)')`);
    this.addSql(`
      create function noria_held_refused() returns trigger language plpgsql as $$
      begin
        if exists (select from open_item i where i.company_id = new.company_id and i.id = new.open_item_id and i.is_held) then
          perform noria_fail('paymentHeld');
        end if;
        return null;
      end $$;
      create trigger held after insert on allocation for each row when (new.payment_id is not null and new.amount > 0)
        execute function noria_held_refused()`);
  }
}
