import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Serial numbers of products that are told apart piece by piece: which receipt brought each, and which return took it back. */
export class Migration20261126121831StockSerials extends Migration {
  up() {
    this.addSql(`
      alter table inventory_product add column is_serialized boolean not null default false;
      create table stock_serial (
        ${recordColumns},
        product_id uuid not null,
        number text not null,
        received_line_id uuid not null,
        received_number text not null,
        received_on date not null,
        returned_line_id uuid,
        returned_number text,
        returned_on date,
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, received_line_id) references purchase_receipt_line (company_id, id),
        foreign key (company_id, returned_line_id) references purchase_receipt_line (company_id, id),
        constraint stock_serial_returned_check check (num_nonnulls(returned_line_id, returned_number, returned_on) in (0, 3))
      );
      create unique index stock_serial_number_key on stock_serial (company_id, product_id, lower(number)) where returned_on is null;
      create index stock_serial_product_idx on stock_serial (company_id, product_id, number, id);
      create index stock_serial_received_idx on stock_serial (company_id, received_line_id);
      create index stock_serial_returned_idx on stock_serial (company_id, returned_line_id) where returned_line_id is not null;
      create index stock_serial_created_idx on stock_serial (company_id, created_at, id);
      select noria_tenant('stock_serial', 'select, insert, update')`);
  }
}
