import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';

const walled = ['stock_serial', 'stock_move', 'stock_level', 'inventory_product'];

/**
 * Pieces with serial numbers are moved by every movement of stock: each knows where it lies and the moves that it made. A product whose
 * pieces were sold or counted without their numbers before does not keep them any longer, because nobody can say which of them are left; nor
 * does one that is kept in batches.
 */
export class Migration20261126153835SerialMoves extends Migration {
  up() {
    this.addSql(`
      create table stock_serial_move (
        company_id uuid not null default (current_setting('app.company'::text))::uuid,
        serial_id uuid not null,
        move_id uuid not null,
        primary key (company_id, serial_id, move_id),
        foreign key (company_id, serial_id) references stock_serial (company_id, id),
        foreign key (company_id, move_id) references stock_move (company_id, id)
      );
      create index stock_serial_move_move_idx on stock_serial_move (company_id, move_id);
      alter table stock_serial add column warehouse_id uuid, add column move_id uuid,
        add foreign key (company_id, warehouse_id) references warehouse (company_id, id),
        add foreign key (company_id, move_id) references stock_move (company_id, id);
      alter table goods_receipt_line add column serial_numbers text[] not null default '{}';
      alter table stock_count_line add column serial_numbers text[] not null default '{}', add column held_serials text[] not null default '{}'`);
    acrossCompanies(this, walled, () => {
      this.addSql(`
      insert into stock_serial_move (company_id, serial_id, move_id)
      select distinct s.company_id, first_value(s.id) over same, m.id
      from stock_serial s join stock_move m on m.company_id = s.company_id and m.product_id = s.product_id
        and m.source_line_id in (s.received_line_id, s.returned_line_id)
      window same as (partition by s.company_id, s.product_id, lower(s.number) order by s.returned_on is null desc, s.id desc);
      delete from stock_serial s where not exists (select from stock_serial_move x where x.company_id = s.company_id and x.serial_id = s.id);
      update stock_serial s set move_id = l.id, warehouse_id = case when l.quantity > 0 then l.warehouse_id end
      from (select distinct on (x.company_id, x.serial_id) x.company_id, x.serial_id, m.id, m.quantity, m.warehouse_id
        from stock_serial_move x join stock_move m on m.company_id = x.company_id and m.id = x.move_id
        order by x.company_id, x.serial_id, m.moved_at desc, m.id desc) l
      where l.company_id = s.company_id and l.serial_id = s.id;
      update inventory_product p set is_serialized = false where p.is_serialized and (p.is_perishable or exists (
        select from stock_level l where l.company_id = p.company_id and l.product_id = p.id and l.on_hand <> (
          select count(*) from stock_serial s where s.company_id = l.company_id and s.product_id = l.product_id and s.warehouse_id = l.warehouse_id)));
      update stock_serial s set warehouse_id = null from inventory_product p
      where p.company_id = s.company_id and p.id = s.product_id and not p.is_serialized and s.warehouse_id is not null`);
    });
    this.addSql(`
      drop index stock_serial_number_key, stock_serial_received_idx, stock_serial_returned_idx;
      alter table stock_serial alter column move_id set not null, drop column received_line_id, drop column received_number,
        drop column received_on, drop column returned_line_id, drop column returned_number, drop column returned_on,
        add column search text generated always as (noria_fold(number)) stored;
      create unique index stock_serial_number_key on stock_serial (company_id, product_id, lower(number));
      create index stock_serial_warehouse_idx on stock_serial (company_id, product_id, warehouse_id) where warehouse_id is not null;
      create index stock_serial_move_idx on stock_serial (company_id, move_id);
      select noria_searchable('stock_serial'), noria_tenant('stock_serial_move', 'select, insert')`);
  }
}
