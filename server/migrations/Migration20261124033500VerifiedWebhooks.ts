import { Migration } from '@mikro-orm/migrations';

/** A webhook receives changes once its URL has accepted a test message; those that exist go on. */
export class Migration20261124033500VerifiedWebhooks extends Migration {
  up() {
    this.addSql(`
      alter table webhook_endpoint add column verified_at timestamptz(3) default now()`);
    this.addSql(`alter table webhook_endpoint alter column verified_at drop default`);
    this.addSql(
      `
        create or replace function noria_fan_out() returns trigger language plpgsql as $$
        declare
          endpoint record;
          delivery uuid;
          told jsonb;
        begin
          for endpoint in
            select e.id, e.types from webhook_endpoint e where e.company_id = new.company_id and e.status = 'ACTIVE' and e.verified_at is not null
              and e.deleted_at is null
          loop
            select jsonb_agg(change) into told from jsonb_array_elements(new.changes) as change
              where change ->> 'type' not in ('WebhookEndpoint', 'WebhookDelivery') and change ->> 'userId' is null
                and (endpoint.types = '{}' or change ->> 'type' = any (endpoint.types));
            continue when told is null;
            delivery := noria_new_id(22);
            insert into webhook_delivery (id, company_id, endpoint_id, changes) values (delivery, new.company_id, endpoint.id, told);
            perform noria_enqueue('deliverWebhook', jsonb_build_object('deliveryId', delivery), 'webhook ' || delivery);
          end loop;
          return null;
        end $$;`,
    );
  }
}
