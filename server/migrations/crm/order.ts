import { recordColumns } from '../recordColumns.ts';
import { documentColumns, documentLineColumns } from './documentColumns.ts';

/** Orders. */
export const order = `
create table crm_order (
  ${recordColumns},
  number text not null,
  ordered_on date not null,
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'FULFILLED', 'CANCELLED')),
  order_value numeric(19,4) check (order_value >= 0),
  estimated_budget numeric(19,4) check (estimated_budget >= 0),
  ${documentColumns('crm_order')}
);
-- A lead becomes an order once, however often it is asked for.
create unique index crm_order_lead_key on crm_order (company_id, lead_id) where deleted_at is null;
create unique index crm_order_number_key on crm_order (company_id, number);
create index crm_order_created_idx on crm_order (company_id, created_at, id) where deleted_at is null;
create index crm_order_total_idx on crm_order (company_id, total, id) where deleted_at is null;
create index crm_order_customer_idx on crm_order (company_id, customer_id);
create index crm_order_contact_idx on crm_order (company_id, contact_id);
create index crm_order_owner_idx on crm_order (company_id, owner_id);
create index crm_order_search_idx on crm_order using gin (search gin_trgm_ops);
create index crm_order_ordered_idx on crm_order (company_id, ordered_on, id) where deleted_at is null;
select noria_tenant('crm_order');

create table crm_order_line (
  ${recordColumns},
  order_id uuid not null,
  ${documentLineColumns},
  foreign key (company_id, order_id) references crm_order (company_id, id)
);
create unique index crm_order_line_position_key on crm_order_line (company_id, order_id, position);
create index crm_order_line_product_idx on crm_order_line (company_id, product_id);
select noria_tenant('crm_order_line');
`;
