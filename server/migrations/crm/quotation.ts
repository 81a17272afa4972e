import { recordColumns } from '../recordColumns.ts';
import { documentColumns, documentLineColumns } from './documentColumns.ts';

/** Quotations. */
export const quotation = `
create table crm_quotation (
  ${recordColumns},
  number text,
  revision integer not null default 1 check (revision > 0),
  issued_on date,
  valid_until date not null,
  terms text,
  notes text,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
  accepted_at timestamptz(3),
  accepted_by text,
  answered_from text,
  decline_reason text,
  order_id uuid,
  ${documentColumns('crm_quotation')},
  check (state in ('DRAFT', 'CANCELLED') or number is not null and issued_on is not null),
  check ((state = 'ACCEPTED') = (accepted_at is not null)),
  foreign key (company_id, order_id) references crm_order (company_id, id)
);
create unique index crm_quotation_number_key on crm_quotation (company_id, number);
create index crm_quotation_order_idx on crm_quotation (company_id, order_id);
create index crm_quotation_lead_idx on crm_quotation (company_id, lead_id);
create index crm_quotation_created_idx on crm_quotation (company_id, created_at, id) where deleted_at is null;
create index crm_quotation_total_idx on crm_quotation (company_id, total, id) where deleted_at is null;
create index crm_quotation_customer_idx on crm_quotation (company_id, customer_id);
create index crm_quotation_contact_idx on crm_quotation (company_id, contact_id);
create index crm_quotation_owner_idx on crm_quotation (company_id, owner_id);
create index crm_quotation_search_idx on crm_quotation using gin (search gin_trgm_ops);
select noria_tenant('crm_quotation');

create table crm_quotation_line (
  ${recordColumns},
  quotation_id uuid not null,
  ${documentLineColumns},
  foreign key (company_id, quotation_id) references crm_quotation (company_id, id)
);
create unique index crm_quotation_line_position_key on crm_quotation_line (company_id, quotation_id, position);
create index crm_quotation_line_product_idx on crm_quotation_line (company_id, product_id);
select noria_tenant('crm_quotation_line');
`;
