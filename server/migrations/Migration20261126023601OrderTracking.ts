import { Migration } from '@mikro-orm/migrations';

/** Every order of the shop is followed by a link: its tracking id. Orders know the language in which their customer is written to. */
export class Migration20261126023601OrderTracking extends Migration {
  up() {
    this.addSql(`alter table ecommerce_order add column language text check (language in ('EN', 'AR', 'SP'))`);
    this.addSql(`
      create function noria_order_tracked() returns trigger language plpgsql as $$
      begin
        insert into record_link (token_hash, company_id, record_id, actions, expires_at)
        values (sha256(convert_to(new.tracking_id, 'UTF8')), new.company_id, new.id, '{TRACK}', 'infinity');
        return null;
      end $$`);
    this.addSql('create trigger tracked after insert on ecommerce_order for each row execute function noria_order_tracked()');
    for (const table of ['ecommerce_order', 'record_link']) this.addSql(`alter table ${table} no force row level security`);
    this.addSql(`
      insert into record_link (token_hash, company_id, record_id, actions, expires_at)
      select sha256(convert_to(tracking_id, 'UTF8')), company_id, id, '{TRACK}', 'infinity' from ecommerce_order`);
    for (const table of ['ecommerce_order', 'record_link']) this.addSql(`alter table ${table} force row level security`);
  }
}
