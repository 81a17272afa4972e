import { recordColumns } from '../recordColumns.ts';

/** Paid sales that could not be booked when they arrived. */
export const refusedSale = `
create table refused_sale (
  
  ${recordColumns},
  sale_id uuid not null,
  number text not null,
  till_id uuid not null,
  till_session_id uuid not null,
  cashier_id uuid not null,
  sold_at timestamptz(3) not null,
  currency char(3) not null,
  total numeric(19,4) not null check (total >= 0),
  line_count integer not null check (line_count > 0),
  code text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'RECORDED', 'DISCARDED', 'REPLACED')),
  reason text,
  settled_at timestamptz(3),
  settled_by_id uuid,
  replaced_by_id uuid,
  content json not null,
  content_hash text not null,
  foreign key (company_id, till_id) references till (company_id, id),
  foreign key (company_id, till_session_id) references till_session (company_id, id),
  foreign key (company_id, cashier_id) references user_account (company_id, id),
  foreign key (company_id, settled_by_id) references user_account (company_id, id),
  check ((status = 'WAITING') = (settled_at is null) and (settled_at is null) = (settled_by_id is null)),
  check (status in ('WAITING', 'RECORDED') or reason is not null),
  check ((status = 'REPLACED') = (replaced_by_id is not null))
);
create unique index refused_sale_sale_key on refused_sale (company_id, sale_id);
create index refused_sale_created_idx on refused_sale (company_id, created_at, id) where deleted_at is null;
create index refused_sale_sold_idx on refused_sale (company_id, sold_at, id) where deleted_at is null;
create index refused_sale_till_idx on refused_sale (company_id, till_id);
create index refused_sale_session_idx on refused_sale (company_id, till_session_id);
create index refused_sale_cashier_idx on refused_sale (company_id, cashier_id);
create index refused_sale_settled_by_idx on refused_sale (company_id, settled_by_id);
select noria_tenant('refused_sale');
`;
