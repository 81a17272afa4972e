import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** What vendors say by the link of an order: when they deliver, and their bills, which wait to be entered. */
export class Migration20261126022055OrderLinks extends Migration {
  up() {
    this.addSql(`alter table purchase_order add column sent_at timestamptz(3), add column announced_on date, add column announcement text`);
    this.addSql(`
      create table vendor_bill (
        ${recordColumns},
        order_id uuid not null,
        vendor_id uuid not null,
        vendor_number text not null,
        issued_on date not null,
        note text,
        status text not null default 'WAITING' check (status in ('WAITING', 'ENTERED', 'REFUSED')),
        refusal_reason text,
        sent_at timestamptz(3) not null,
        attachment_id uuid,
        invoice_id uuid,
        foreign key (company_id, order_id) references purchase_order (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, attachment_id) references stored_file (company_id, id),
        foreign key (company_id, invoice_id) references procurement_invoice (company_id, id),
        constraint vendor_bill_entered_check check ((status = 'ENTERED') = (invoice_id is not null)),
        constraint vendor_bill_refused_check check ((status = 'REFUSED') = (refusal_reason is not null))
      )`);
    this.addSql(`create unique index vendor_bill_vendor_number_key on vendor_bill (company_id, vendor_id, lower(vendor_number))
      where status <> 'REFUSED'`);
    this.addSql(`create index vendor_bill_order_idx on vendor_bill (company_id, order_id)`);
    this.addSql(`create unique index vendor_bill_invoice_key on vendor_bill (company_id, invoice_id)`);
    this.addSql(`
      create table vendor_bill_line (
        ${recordColumns},
        bill_id uuid not null,
        position integer not null check (position >= 1),
        order_line_id uuid not null,
        quantity numeric(19, 6) not null check (quantity > 0),
        unit_price numeric(19, 6) not null check (unit_price >= 0),
        foreign key (company_id, bill_id) references vendor_bill (company_id, id),
        foreign key (company_id, order_line_id) references purchase_order_line (company_id, id)
      )`);
    this.addSql(`create index vendor_bill_line_bill_idx on vendor_bill_line (company_id, bill_id, position)`);
    this.addSql(`create index vendor_bill_line_order_idx on vendor_bill_line (company_id, order_line_id)`);
    this.addSql(`select noria_tenant('vendor_bill'), noria_tenant('vendor_bill_line')`);
  }
}
