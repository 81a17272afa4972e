import { recordColumns } from '../recordColumns.ts';

/** Calls, meetings and tasks about customers, contacts and leads. */
export const activity = `
create table activity (
  
  ${recordColumns},
  kind text not null check (kind in ('CALL', 'MEETING', 'TASK')),
  title text collate "und-x-icu" not null,
  note text,
  due_at timestamptz(3) not null,
  done_at timestamptz(3),
  owner_id uuid,
  customer_id uuid,
  contact_id uuid,
  lead_id uuid,
  search text generated always as (noria_fold(title || ' ' || coalesce(note, ''))) stored,
  check (num_nonnulls(customer_id, contact_id, lead_id) > 0),
  foreign key (company_id, owner_id) references user_account (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id)
);
create index activity_created_idx on activity (company_id, created_at, id) where deleted_at is null;
create index activity_due_idx on activity (company_id, due_at, id) where deleted_at is null;
create index activity_owner_due_idx on activity (company_id, owner_id, due_at, id);
create index activity_customer_idx on activity (company_id, customer_id, due_at);
create index activity_contact_idx on activity (company_id, contact_id, due_at);
create index activity_lead_idx on activity (company_id, lead_id, due_at);
select noria_tenant('activity'), noria_searchable('activity');
`;
