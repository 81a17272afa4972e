import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** Customers and their contacts, and the products that are sold to them. */
export class Migration008Parties extends Migration {
  up() {
    // Letters and digits alone, in capitals: how two spellings of one tax number are told to be one.
    this.addSql(`
      create function noria_tax_key(number text) returns text language sql immutable parallel safe strict
        as $$ select nullif(upper(regexp_replace(translate(number, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9A-Za-z]', '', 'g')), '') $$`);
    // The digits that a number has with its country's code and without: samePhone.ts decides about the rest.
    this.addSql(`
      create function noria_phone_tail(phone text) returns text language sql immutable parallel safe strict
        as $$ select right(ltrim(phone, '0'), 8) $$`);
    this.addSql(`
      create table inventory_product (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        code text,
        sale_price numeric(19,4) not null default 0 check (sale_price >= 0),
        vat_category text not null default 'STANDARD_RATED' check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name || ' ' || coalesce(code, ''))) stored
      )`);
    this.addSql(`create unique index inventory_product_code_key on inventory_product (company_id, lower(code)) where deleted_at is null`);
    this.addSql(`create index inventory_product_name_idx on inventory_product (company_id, name, id) where deleted_at is null`);
    this.addSql(`select noria_tenant('inventory_product')`);

    this.addSql(`
      create table customer (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        email text,
        phone text,
        company_name text collate "und-x-icu",
        address text not null,
        city text not null,
        country char(2) not null,
        incorporation_id text,
        registration_type text,
        tax_number text,
        tax_key text generated always as (noria_tax_key(tax_number)) stored,
        phone_tail text generated always as (noria_phone_tail(phone)) stored,
        language text not null default 'EN' check (language in ('EN', 'AR', 'SP')),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        owner_id uuid,
        registration_document_id uuid,
        merged_into_id uuid,
        search text generated always as (noria_fold(
          name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || city || ' '
          || coalesce(tax_number, '') || ' ' || coalesce(incorporation_id, ''))) stored,
        foreign key (company_id, owner_id) references user_account (company_id, id),
        foreign key (company_id, registration_document_id) references stored_file (company_id, id),
        foreign key (company_id, merged_into_id) references customer (company_id, id),
        constraint customer_merged_into_id_check check (merged_into_id is null or deleted_at is not null)
      )`);
    this.addSql(`create index customer_name_idx on customer (company_id, name, id) where deleted_at is null`);
    this.addSql(`create index customer_created_idx on customer (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index customer_owner_idx on customer (company_id, owner_id)`);
    this.addSql(`create index customer_email_idx on customer (company_id, lower(email)) where deleted_at is null`);
    this.addSql(`create index customer_phone_idx on customer (company_id, phone_tail) where deleted_at is null`);
    this.addSql(`create index customer_tax_idx on customer (company_id, tax_key) where deleted_at is null`);
    this.addSql(`create index customer_document_idx on customer (company_id, registration_document_id)`);
    this.addSql(`create index customer_merged_idx on customer (company_id, merged_into_id)`);
    this.addSql(`select noria_tenant('customer')`);

    this.addSql(`
      create table contact (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        department text collate "und-x-icu",
        email text,
        phone text not null,
        phone_tail text generated always as (noria_phone_tail(phone)) stored,
        customer_id uuid,
        merged_into_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(
          name || ' ' || coalesce(department, '') || ' ' || coalesce(email, '') || ' ' || phone)) stored,
        foreign key (company_id, customer_id) references customer (company_id, id),
        foreign key (company_id, merged_into_id) references contact (company_id, id),
        constraint contact_merged_into_id_check check (merged_into_id is null or deleted_at is not null)
      )`);
    this.addSql(`create index contact_name_idx on contact (company_id, name, id) where deleted_at is null`);
    this.addSql(`create index contact_customer_idx on contact (company_id, customer_id)`);
    this.addSql(`create index contact_merged_idx on contact (company_id, merged_into_id)`);
    this.addSql(`create index contact_email_idx on contact (company_id, lower(email)) where deleted_at is null`);
    this.addSql(`create index contact_phone_idx on contact (company_id, phone_tail) where deleted_at is null`);
    this.addSql(`select noria_tenant('contact')`);
  }
}
