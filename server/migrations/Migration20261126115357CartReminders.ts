import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/**
 * Reminders of carts: who agreed to them and when, what is in the carts of those who did, and the links that were sent, known by hashes
 * alone.
 */
export class Migration20261126115357CartReminders extends Migration {
  up() {
    this.addSql(`
      alter table storefront add column reminds_of_carts boolean not null default false;
      alter table shop_day add column reminders integer not null default 0 check (reminders >= 0),
        add column reminded_orders integer not null default 0 check (reminded_orders >= 0);
      create table shop_consent (
        ${companyColumn},
        customer_id uuid not null,
        email_hash bytea not null check (length(email_hash) = 32),
        agreed_at timestamptz(3) not null default now(),
        revoked_at timestamptz(3),
        primary key (company_id, customer_id),
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id)
      );
      create table shop_cart (
        ${companyColumn},
        customer_id uuid not null,
        pieces jsonb not null check (jsonb_typeof(pieces) = 'object'),
        language text not null check (language in ('EN', 'AR', 'SP')),
        changed_at timestamptz(3) not null default now(),
        reminded_at timestamptz(3),
        primary key (company_id, customer_id),
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id)
      );
      create index shop_cart_due_idx on shop_cart (company_id, changed_at) where reminded_at is null;
      create table shop_reminder (
        token_hash bytea primary key check (length(token_hash) = 32),
        ${companyColumn},
        customer_id uuid not null,
        sent_at timestamptz(3) not null default now(),
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id)
      );
      select noria_tenant('shop_consent'), noria_tenant('shop_cart'), noria_platform_policy('shop_cart'), noria_tenant('shop_reminder'),
        noria_platform_policy('shop_reminder')`);
  }
}
