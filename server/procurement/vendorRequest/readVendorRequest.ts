import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../core/errors.ts';
import { hashOf } from '../../core/session/secrets.ts';

/** A request for quotation as shown to its vendor. */
export interface VendorRequestValues {
  number: string;
  company: { name: string };
  [field: string]: unknown;
}

/** Lets row level security show the holder of a link their own prices for the rest of the transaction. */
export const holdLink = (em: EntityManager, secret: string) =>
  em.execute(`select set_config('app.link', ?, true)`, [hashOf(secret).toString('hex')]);

const numeric = (column: string, value: string) => `'${column}', trim_scale(${value})::text`;

/**
 * Reads a request and what its vendor answered in one statement; the transaction holds the vendor's link.
 * @throws NotFound once the requisition is not approved, or the vendor inactive or no longer asked.
 */
export async function readVendorRequest(em: EntityManager, id: string): Promise<VendorRequestValues> {
  const [row] = await em.execute<{ shown: VendorRequestValues }[]>(
    `select json_build_object(
       'number', r.number, 'title', r.title, 'description', r.description, 'dueOn', r.due_on, 'isSealed', r.is_sealed,
       'isOpen', r.due_on >= noria_today() and not exists (select from vendor_quotation w
         where w.company_id = r.company_id and w.requisition_id = r.id and w.deleted_at is null and w.status = 'APPROVED'),
       'vendorName', v.name, 'vendorCompanyName', v.company_name, 'currency', coalesce(q.currency, v.currency),
       'company', json_build_object('name', c.name, 'address', c.address, 'city', c.city, 'phone', c.phone, 'email', c.email),
       'lines', (select json_agg(json_build_object('position', l.position, 'name', p.name, 'brand', p.brand, 'description', p.description,
           ${numeric('quantity', 'l.quantity')}, 'note', l.note) order by l.position)
         from requisition_line l join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
         where l.company_id = r.company_id and l.requisition_id = r.id and l.deleted_at is null),
       'questions', (select coalesce(json_agg(json_build_object('question', a.question, 'answer', a.answer,
           'askedAt', to_char(a.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.asked_at), '[]')
         from requisition_question a where a.company_id = r.company_id and a.requisition_id = r.id and a.deleted_at is null
           and (a.answer is not null or a.vendor_id = v.id)),
       'answer', case when o.quotation_id is not null then json_build_object('number', q.number, 'revision', q.revision,
         'submittedAt', to_char(q.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'status', case q.status when 'CANCELLED' then 'WITHDRAWN' when 'APPROVED' then 'AWARDED' when 'INACTIVE' then 'NOT_AWARDED' else 'SENT' end,
         'dueOn', q.due_on, 'deliveryOn', q.delivery_on, 'description', q.description, 'terms', q.terms, 'attachmentName', f.name,
         'isStale', q.requisition_revision <> r.revision,
         ${numeric('discountPercent', 'o.discount_percent')}, ${numeric('subtotal', 'o.subtotal')}, ${numeric('discountTotal', 'o.discount_total')},
         ${numeric('taxTotal', 'o.tax_total')}, ${numeric('finalAmount', 'o.final_amount')},
         'lines', (select json_agg(json_build_object('position', l.requisition_position, ${numeric('quantity', 'l.quantity')},
             'price', o.lines -> (l.position - 1) ->> 'price', 'amount', o.lines -> (l.position - 1) ->> 'amount', 'isAwarded', l.is_awarded) order by l.position)
           from vendor_quotation_line l where l.company_id = q.company_id and l.quotation_id = q.id and l.deleted_at is null)) end
     ) as shown
     from vendor_request s
     join company c on c.id = s.company_id
     join requisition r on r.company_id = s.company_id and r.id = s.requisition_id
     join vendor v on v.company_id = s.company_id and v.id = s.vendor_id
     left join vendor_quotation q on q.company_id = r.company_id and q.requisition_id = r.id and q.vendor_id = v.id and q.is_by_link and q.deleted_at is null
     left join vendor_quotation_offer o on o.company_id = q.company_id and o.quotation_id = q.id and o.revision = q.revision
     left join stored_file f on f.company_id = q.company_id and f.id = q.attachment_id
     where s.company_id = noria_company() and s.id = ? and s.deleted_at is null
       and r.requisition_status = 'APPROVED' and r.status = 'ACTIVE' and r.deleted_at is null and v.status = 'ACTIVE' and v.deleted_at is null
       and exists (select from requisition_vendor a
         where a.company_id = r.company_id and a.requisition_id = r.id and a.vendor_id = v.id and a.deleted_at is null)`,
    [id],
  );
  if (!row) throw NotFound();
  return row.shown;
}
