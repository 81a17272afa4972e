import { companyColumn } from '../recordColumns.ts';

/** What is owed on a document, whose id it has: an invoice, or a credit note below zero. */
export const openItem = `
create table open_item (
  id uuid not null,
  ${companyColumn},
  kind text not null,
  direction text not null check (direction in ('RECEIVABLE', 'PAYABLE')),
  number text collate "C",
  party_id uuid,
  currency char(3) not null,
  amount numeric(19,4) not null,
  issued_on date not null,
  due_on date not null,
  paid numeric(19,4) not null default 0,
  credited numeric(19,4) not null default 0,
  voided_on date,
  check (paid + credited between least(amount, 0) and greatest(amount, 0)),
  check (voided_on is null or paid = 0 and credited = 0),
  primary key (company_id, id)
);
create index open_item_party_idx on open_item (company_id, party_id, due_on, issued_on, number)
  where amount <> paid + credited and voided_on is null;
create index open_item_due_idx on open_item (company_id, direction, due_on) where amount <> paid + credited and voided_on is null;
create index open_item_issued_idx on open_item (company_id, direction, issued_on);
select noria_tenant('open_item', 'select, insert, update (paid, credited, voided_on, due_on)');
create trigger frozen before delete or update of id, company_id, kind, direction, number, party_id, currency, amount, issued_on
  on open_item for each row execute function noria_frozen();

-- The one place that says what is open, and what that means (domain §1, balance and status). party_id is the customer that stays
-- after merges; posted_party_id is the one in the row, and in its indexes.
create view open_item_balance with (security_invoker = true) as
select i.company_id, i.id, i.kind, i.direction, i.number, noria_party(i.company_id, i.party_id) as party_id, i.currency, i.issued_on, i.due_on,
  i.voided_on, i.amount as total, i.paid, i.credited,
  case when i.voided_on is null then i.amount - i.paid - i.credited else 0 end as balance,
  case
    when i.voided_on is not null then 'CANCELLED'
    when i.amount = i.paid + i.credited then 'FULLY_PAID'
    when i.paid + i.credited = 0 then 'UNPAID'
    else 'PARTIALLY_PAID'
  end as status,
  i.voided_on is null and i.amount > i.paid + i.credited and i.due_on < (now() at time zone c.time_zone)::date as is_overdue,
  i.party_id as posted_party_id
from open_item i left join company c on c.id = i.company_id;
select noria_grant('open_item_balance', 'select');
`;
