import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** The public shop of each company, and how its customers pay. */
export class Migration20261126023602Storefront extends Migration {
  up() {
    this.addSql(`
      create table storefront (
        ${recordColumns},
        address text not null check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) between 3 and 60),
        is_open boolean not null default false,
        title text not null,
        intro text,
        takes_cash boolean not null default true,
        takes_transfer boolean not null default false,
        transfer_details text,
        constraint storefront_transfer_details_check check (not takes_transfer or transfer_details is not null)
      )`);
    // An address leads to one company; which, is not known before it is read.
    this.addSql('create unique index storefront_address_key on storefront (address)');
    this.addSql('create unique index storefront_company_key on storefront (company_id)');
    this.addSql(`select noria_tenant('storefront'), noria_platform_policy('storefront')`);
    this.addSql(`
      alter table ecommerce_order add column payment text check (payment in ('ON_DELIVERY', 'TRANSFER')), add column request_key uuid`);
    this.addSql('create unique index ecommerce_order_request_key_key on ecommerce_order (company_id, request_key)');
  }
}
