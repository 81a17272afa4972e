import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../core/errors.ts';

/** A quotation as shown to its customer, without internal fields. */
export interface SharedQuotationValues {
  number: string;
  status: string;
  company: { name: string };
  [field: string]: unknown;
}

/** Reads a shared quotation in one statement, so that lines and totals are consistent. Throws NotFound. */
export async function readSharedQuotation(em: EntityManager, id: string): Promise<SharedQuotationValues> {
  const [row] = await em.execute<{ shown: SharedQuotationValues }[]>(
    `select json_build_object(
       'number', q.number, 'revision', q.revision, 'issuedOn', q.issued_on, 'validUntil', q.valid_until, 'remarks', q.remarks,
       'terms', q.terms, 'currency', q.currency, 'pricesIncludeTax', q.prices_include_tax, 'vatMode', q.vat_mode, 'subtotal', trim_scale(q.subtotal)::text, 'discountTotal', trim_scale(q.discount_total)::text,
       'taxTotal', trim_scale(q.tax_total)::text, 'total', trim_scale(q.total)::text, 'acceptedAt', to_char(q.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'acceptedBy', q.accepted_by,
       'declineReason', q.decline_reason, 'customerName', u.name, 'contactName', t.name,
       'status', case when q.state = 'SENT' and q.valid_until < (now() at time zone c.time_zone)::date then 'EXPIRED' else q.state end,
       'company', json_build_object('name', c.name, 'address', c.address, 'city', c.city, 'country', c.country, 'phone', c.phone,
         'email', c.email, 'website', c.website, 'taxNumber', c.tax_number),
       'lines', (select json_agg(json_build_object('position', l.position, 'name', coalesce(p.name, l.description),
           'description', case when p.id is not null then l.description end, 'quantity', trim_scale(l.quantity)::text,
           'unitPrice', trim_scale(l.unit_price)::text, 'discountPercent', trim_scale(l.discount_percent)::text,
           'vatRate', trim_scale(l.vat_rate)::text, 'net', trim_scale(l.net)::text) order by l.position)
         from crm_quotation_line l left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
         where l.company_id = q.company_id and l.quotation_id = q.id and l.deleted_at is null)
     ) as shown
     from crm_quotation q
     join company c on c.id = q.company_id
     join customer u on u.company_id = q.company_id and u.id = q.customer_id
     left join contact t on t.company_id = q.company_id and t.id = q.contact_id
     where q.company_id = noria_company() and q.id = ? and q.deleted_at is null and q.state in ('SENT', 'ACCEPTED', 'DECLINED')`,
    [id],
  );
  if (!row) throw NotFound();
  return row.shown;
}
