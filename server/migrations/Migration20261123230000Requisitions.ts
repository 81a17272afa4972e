import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** What the company buys, and the requisitions by which departments ask for it. */
export class Migration20261123230000Requisitions extends Migration {
  up() {
    const live = 'where deleted_at is null';
    const status = `status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE'))`;
    this.addSql(`
      create table procurement_product (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        description text,
        brand text collate "und-x-icu",
        inventory_product_id uuid,
        ${status},
        search text generated always as (noria_fold(name || ' ' || coalesce(brand, '') || ' ' || coalesce(description, ''))) stored,
        foreign key (company_id, inventory_product_id) references inventory_product (company_id, id)
      )`);
    this.addSql(`create index procurement_product_name_idx on procurement_product (company_id, name, id) ${live}`);
    this.addSql(`create index procurement_product_stock_idx on procurement_product (company_id, inventory_product_id) ${live}`);
    this.addSql(`
      create table procurement_product_group (
        ${recordColumns},
        procurement_product_id uuid not null,
        position integer not null check (position >= 1),
        product_group_id uuid not null,
        unique (company_id, procurement_product_id, product_group_id),
        foreign key (company_id, procurement_product_id) references procurement_product (company_id, id),
        foreign key (company_id, product_group_id) references product_group (company_id, id)
      )`);
    this.addSql(`create index procurement_product_group_idx on procurement_product_group (company_id, product_group_id)`);
    this.addSql(`
      create table requisition (
        ${recordColumns},
        number text not null,
        title text collate "und-x-icu" not null,
        department_id uuid not null,
        category text collate "und-x-icu" not null,
        due_on date not null,
        is_sealed boolean not null default false,
        description text,
        requisition_status text not null default 'PENDING' check (requisition_status in ('PENDING', 'APPROVED', 'CANCELLED')),
        ${status},
        requested_by_id uuid,
        approved_by_id uuid,
        approved_at timestamptz(3),
        search text generated always as (noria_fold(number || ' ' || title || ' ' || category || ' ' || coalesce(description, ''))) stored,
        foreign key (company_id, department_id) references department (company_id, id),
        foreign key (company_id, requested_by_id) references user_account (company_id, id),
        foreign key (company_id, approved_by_id) references user_account (company_id, id),
        constraint requisition_approval_check check ((requisition_status = 'APPROVED') <= (approved_at is not null))
      )`);
    this.addSql(`create unique index requisition_number_key on requisition (company_id, number)`);
    this.addSql(`create index requisition_due_idx on requisition (company_id, due_on, id) ${live}`);
    this.addSql(`create index requisition_department_idx on requisition (company_id, department_id) ${live}`);
    this.addSql(`
      create table requisition_line (
        ${recordColumns},
        requisition_id uuid not null,
        position integer not null check (position >= 1),
        product_id uuid not null,
        quantity numeric(19, 6) not null check (quantity >= 1),
        note text,
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, product_id) references procurement_product (company_id, id)
      )`);
    this.addSql(`create index requisition_line_requisition_idx on requisition_line (company_id, requisition_id, position)`);
    this.addSql(`create index requisition_line_product_idx on requisition_line (company_id, product_id)`);
    this.addSql(`
      create table requisition_vendor (
        ${recordColumns},
        requisition_id uuid not null,
        position integer not null check (position >= 1),
        vendor_id uuid not null,
        unique (company_id, requisition_id, vendor_id),
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id)
      )`);
    this.addSql(`create index requisition_vendor_vendor_idx on requisition_vendor (company_id, vendor_id)`);
    this
      .addSql(`select noria_tenant('procurement_product'), noria_searchable('procurement_product'), noria_tenant('procurement_product_group'),
      noria_tenant('requisition'), noria_searchable('requisition'), noria_tenant('requisition_line'), noria_tenant('requisition_vendor')`);
  }
}
