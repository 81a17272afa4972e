import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Vendors, and the product groups by which they are asked for quotations. */
export class Migration20261123172300Vendors extends Migration {
  up() {
    this.addSql(`
      create table product_group (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title || ' ' || coalesce(description, ''))) stored
      )`);
    const live = 'where deleted_at is null';
    this.addSql(`create unique index product_group_title_key on product_group (company_id, lower(title)) ${live}`);
    this.addSql(`
      create table vendor (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        company_name text collate "und-x-icu" not null,
        email text not null,
        phone text not null,
        phone_tail text generated always as (noria_phone_tail(phone)) stored,
        address text not null,
        country char(2) not null,
        vendor_type text not null check (vendor_type in ('ONCE', 'RECURRING')),
        tax_number text,
        tax_key text generated always as (noria_tax_key(tax_number)) stored,
        currency char(3) not null,
        language text not null default 'EN' check (language in ('EN', 'AR', 'SP')),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name || ' ' || company_name || ' ' || email || ' ' || phone || ' '
          || coalesce(tax_number, ''))) stored
      )`);
    this.addSql(`create index vendor_name_idx on vendor (company_id, name, id) ${live}`);
    this.addSql(`create index vendor_email_idx on vendor (company_id, lower(email)) ${live}`);
    this.addSql(`create index vendor_phone_idx on vendor (company_id, phone_tail) ${live}`);
    this.addSql(`create index vendor_tax_idx on vendor (company_id, tax_key) ${live}`);
    this.addSql(`
      create table vendor_group (
        ${recordColumns},
        vendor_id uuid not null,
        position integer not null check (position >= 1),
        product_group_id uuid not null,
        unique (company_id, vendor_id, product_group_id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, product_group_id) references product_group (company_id, id)
      )`);
    this.addSql(`create index vendor_group_group_idx on vendor_group (company_id, product_group_id)`);
    this
      .addSql(`select noria_tenant('product_group'), noria_searchable('product_group'), noria_tenant('vendor'), noria_searchable('vendor'),
      noria_tenant('vendor_group')`);
  }
}
