import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Payments of shop orders by card, and what of them is paid back. */
export class Migration20261126055411CardPayments extends Migration {
  up() {
    this.addSql('alter table storefront add column takes_card boolean not null default false');
    this.addSql(`
      alter table ecommerce_order drop constraint ecommerce_order_payment_check,
        add constraint ecommerce_order_payment_check check (payment in ('ON_DELIVERY', 'TRANSFER', 'CARD'))`);
    this.addSql(`
      create table ecommerce_charge (
        ${recordColumns},
        order_id uuid not null,
        status text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'CLOSED', 'LATE')),
        amount numeric(19, 4) not null check (amount > 0),
        currency char(3) not null,
        expires_at timestamptz not null,
        begun_at timestamptz,
        return_url text,
        page_id text,
        page_url text,
        payment_id text,
        refunded_total numeric(19, 4) not null default 0,
        foreign key (company_id, order_id) references ecommerce_order (company_id, id),
        constraint ecommerce_charge_refunded_total_check check (refunded_total between 0 and amount),
        constraint ecommerce_charge_payment_id_check check ((payment_id is not null) = (status in ('PAID', 'LATE')))
      )`);
    this.addSql('create unique index ecommerce_charge_order_id_key on ecommerce_charge (company_id, order_id)');
    this.addSql(`create index ecommerce_charge_open_idx on ecommerce_charge (expires_at) where status = 'OPEN'`);
    this.addSql(`
      create table ecommerce_refund (
        ${recordColumns},
        charge_id uuid not null,
        amount numeric(19, 4) not null check (amount > 0),
        status text not null default 'DUE' check (status in ('DUE', 'SENT')),
        attempts integer not null default 0,
        next_at timestamptz not null default now(),
        problem text,
        foreign key (company_id, charge_id) references ecommerce_charge (company_id, id)
      )`);
    this.addSql('create index ecommerce_refund_charge_idx on ecommerce_refund (company_id, charge_id)');
    this.addSql(`create index ecommerce_refund_due_idx on ecommerce_refund (next_at) where status = 'DUE'`);
    this.addSql(`select noria_tenant('ecommerce_charge'), noria_platform_policy('ecommerce_charge'), noria_tenant('ecommerce_refund'),
      noria_platform_policy('ecommerce_refund')`);
  }
}
