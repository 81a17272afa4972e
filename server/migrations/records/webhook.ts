import { recordColumns } from '../recordColumns.ts';

/** Webhooks, and what was delivered to each. */
export const webhooks = `
create table webhook_endpoint (
  
  ${recordColumns},
  name text collate "und-x-icu" not null,
  url text not null,
  types text[] not null default '{}',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  search text generated always as (noria_fold(name || ' ' || url)) stored
);
create index webhook_endpoint_active_idx on webhook_endpoint (company_id, status) where deleted_at is null;
select noria_tenant('webhook_endpoint'), noria_searchable('webhook_endpoint');

create table webhook_delivery (
  
  ${recordColumns},
  endpoint_id uuid not null,
  changes jsonb not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  status_code integer,
  failure text,
  response text,
  duration_ms integer,
  attempted_at timestamptz(3),
  foreign key (company_id, endpoint_id) references webhook_endpoint (company_id, id)
);
create index webhook_delivery_created_idx on webhook_delivery (company_id, created_at, id);
create index webhook_delivery_endpoint_idx on webhook_delivery (company_id, endpoint_id, created_at);
select noria_tenant('webhook_delivery');

-- Every write leaves its notice in record_change in its own transaction, and so does every delivery: no way of writing misses it. What
-- concerns one user alone, a notification or the progress of a task, is told to nobody else.
create function noria_fan_out() returns trigger language plpgsql as $$
declare
  endpoint record;
  delivery uuid;
  told jsonb;
begin
  for endpoint in
    select e.id, e.types from webhook_endpoint e where e.company_id = new.company_id and e.status = 'ACTIVE' and e.deleted_at is null
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
end $$;
create trigger fan_out after insert on record_change for each row execute function noria_fan_out();
`;
