import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** Links and sessions of the customers of a shop, known by hashes alone: neither a secret nor an address can be read from them. */
export class Migration20261126082139ShopAccounts extends Migration {
  up() {
    this.addSql(`
      create table shop_link (
        token_hash bytea primary key check (length(token_hash) = 32),
        ${companyColumn},
        customer_id uuid not null,
        email_hash bytea not null check (length(email_hash) = 32),
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id)
      );
      create index shop_link_customer_idx on shop_link (company_id, customer_id) where used_at is null;
      create table shop_session (
        token_hash bytea primary key check (length(token_hash) = 32),
        ${companyColumn},
        customer_id uuid not null,
        email_hash bytea not null check (length(email_hash) = 32),
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id)
      );
      create index shop_session_customer_idx on shop_session (company_id, customer_id) where ended_at is null;
      select noria_tenant('shop_link'), noria_platform_policy('shop_link'), noria_tenant('shop_session'), noria_platform_policy('shop_session')`);
  }
}
