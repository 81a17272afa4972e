import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Parcels in which orders of the shop leave, some or all pieces of each line. */
export class Migration20261126060251Shipments extends Migration {
  up() {
    this.addSql(`
      create table ecommerce_shipment (
        ${recordColumns},
        number text not null,
        order_id uuid not null,
        shipped_on date not null,
        delivered_on date,
        carrier text,
        tracking_number text,
        tracking_url text,
        foreign key (company_id, order_id) references ecommerce_order (company_id, id),
        constraint ecommerce_shipment_delivered_on_check check (delivered_on >= shipped_on)
      )`);
    this.addSql('create unique index ecommerce_shipment_number_key on ecommerce_shipment (company_id, number)');
    this.addSql('create index ecommerce_shipment_order_idx on ecommerce_shipment (company_id, order_id)');
    this.addSql(`
      create table ecommerce_shipment_line (
        ${recordColumns},
        shipment_id uuid not null,
        order_line_id uuid not null,
        position integer not null check (position >= 1),
        quantity integer not null check (quantity >= 1),
        foreign key (company_id, shipment_id) references ecommerce_shipment (company_id, id),
        foreign key (company_id, order_line_id) references ecommerce_order_line (company_id, id)
      )`);
    this.addSql(
      'create unique index ecommerce_shipment_line_order_line_id_key on ecommerce_shipment_line (company_id, shipment_id, order_line_id)',
    );
    this.addSql('create index ecommerce_shipment_line_shipped_idx on ecommerce_shipment_line (company_id, order_line_id)');
    this.addSql(`select noria_tenant('ecommerce_shipment'), noria_tenant('ecommerce_shipment_line')`);
  }
}
