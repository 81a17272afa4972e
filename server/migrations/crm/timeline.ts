/** An event is no record: its id, in the form all ids have, is made of the row it tells of, whose own stays that row's. */
const eventId = (of: string) => `overlay(overlay(md5('event' || ${of}) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** That a document was made, and each state it came to, as the audit trail knows it. */
const documentEvents = (
  table: string,
  kind: string,
  name: string,
  state: string,
  { text = 'o.description', customer = 'o.customer_id' } = {},
) => `
  select ${eventId('o.id')}, o.company_id, ${customer}, o.created_at, '${kind}', o.id, ${name}, null, ${text}, o.owner_id
    from ${table} o where o.deleted_at is null
  union all
  select ${eventId('e.id')}, o.company_id, ${customer}, e.at, '${kind}', o.id, ${name}, e.changes -> '${state}' ->> 1, null, e.actor_id
    from ${table} o join audit_entry e on e.company_id = o.company_id and e.entity_id = o.id
    where o.deleted_at is null and e.action = 'UPDATED' and e.changes ? '${state}'`;

/** The events of issued invoices, and the names of their records. */
const invoices = {
  records: `
  union all select company_id, customer_id, id, number from sales_invoice where number is not null`,
  events: `
  union all
  select * from (${documentEvents('sales_invoice', 'INVOICE', 'o.number', 'state', { text: 'o.reference' }).trim()})
    as i (id, company_id, customer_id, at, kind, record_id, name, state, text, actor_id) where name is not null`,
};

/** Invoices of a customer that its timeline reaches back to: the latest. */
const invoiceReach = 500;

const ofLatestInvoices = `customer k cross join lateral (select * from sales_invoice i
      where i.company_id = k.company_id and i.customer_id = k.id and i.number is not null and i.deleted_at is null
      order by i.created_at desc, i.id desc limit ${invoiceReach})`;

/** The same of the latest invoices, so that a customer with very many is read as soon as others. */
const latestInvoices = {
  records: `
  union all select o.company_id, k.id, o.id, o.number from ${ofLatestInvoices} o`,
  events: `
  union all${documentEvents(ofLatestInvoices, 'INVOICE', 'o.number', 'state', { text: 'o.reference', customer: 'k.id' })}`,
};

/** What happened with a customer, in one line of time: a view, so that nothing is written twice. */
const timelineOf = ({ records, events } = { records: '', events: '' }) => `
create or replace view customer_record with (security_invoker = true) as
  select company_id, id as customer_id, id as record_id, name from customer
  union all select company_id, customer_id, id, name from contact where customer_id is not null and deleted_at is null
  union all select company_id, customer_id, id, title from lead where deleted_at is null
  union all select company_id, customer_id, id, number from crm_order where deleted_at is null
  union all select company_id, customer_id, id, coalesce(number, description) from crm_quotation where deleted_at is null${records};
select noria_grant('customer_record', 'select');

create or replace view customer_event with (security_invoker = true) as
  select ${eventId('id')} as id, company_id, customer_id, coalesce(done_at, due_at) as at, kind, id as record_id, title as name,
      case when done_at is not null then 'DONE' when due_at < now() then 'OVERDUE' else 'OPEN' end as state, note as text, owner_id as actor_id
    from activity where customer_id is not null and deleted_at is null
  union all
  select ${eventId('s.id')}, l.company_id, l.customer_id, s.entered_at, 'LEAD', l.id, l.title, coalesce(c.title, c.kind), null, s.moved_by_id
    from lead l join lead_stage s on s.company_id = l.company_id and s.lead_id = l.id
      join lead_column c on c.company_id = s.company_id and c.id = s.column_id
    where l.deleted_at is null
  union all
  ${documentEvents('crm_order', 'ORDER', 'o.number', 'status').trim()}
  union all
  ${documentEvents('crm_quotation', 'QUOTATION', 'coalesce(o.number, o.description)', 'state').trim()}
  union all
  select ${eventId('m.id')}, r.company_id, r.customer_id, m.created_at, 'MAIL', r.record_id, r.name, null, m.recipient, m.sent_by_id
    from customer_record r join sent_document m on m.company_id = r.company_id and m.record_id = r.record_id
  union all
  select ${eventId('c.id')}, r.company_id, r.customer_id, c.created_at, 'COMMENT', r.record_id, r.name, null, c.text, c.author_id
    from customer_record r join record_comment c on c.company_id = r.company_id and c.record_id = r.record_id
    where c.deleted_at is null${events};
select noria_grant('customer_event', 'select');
`;

/** The timeline without invoices, which came later. */
export const timeline = timelineOf();

/** The timeline with what is invoiced. */
export const timelineOfInvoices = timelineOf(invoices);

/** The timeline with the latest invoices. */
export const timelineOfLatestInvoices = timelineOf(latestInvoices);
