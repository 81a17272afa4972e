import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../core/errors.ts';
import { acceptedOf, billedOf, statusOfOrder } from '../order/purchaseOrderFormulas.ts';

/** A purchase order as shown to its vendor. */
export interface VendorOrderValues {
  number: string;
  mayAcknowledge: boolean;
  mayAnnounce: boolean;
  mayBill: boolean;
  company: { name: string };
  [field: string]: unknown;
}

const numeric = (column: string, value: string) => `'${column}', trim_scale(${value})::text`;
const line = { id: 'l.id', companyId: 'l.company_id' };
const order = { id: 'o.id', companyId: 'o.company_id', state: 'o.state' };

/** Billed of a line, or in a bill that waits to be entered. */
const billed = `(${billedOf(line)} + coalesce((select sum(w.quantity) from vendor_bill_line w
  join vendor_bill b on b.company_id = w.company_id and b.id = w.bill_id and b.status = 'WAITING'
  where w.company_id = l.company_id and w.order_line_id = l.id), 0))`;

/**
 * Reads an order and the bills that its vendor sent, in one statement.
 * @throws NotFound for a draft.
 */
export async function readVendorOrder(em: EntityManager, id: string): Promise<VendorOrderValues> {
  const [row] = await em.execute<{ shown: VendorOrderValues }[]>(
    `select json_build_object(
       'number', o.number, 'revision', o.revision, 'status', s.status, 'today', noria_today(), 'issuedOn', o.issued_on, 'expectedOn', o.expected_on, 'announcedOn', o.announced_on,
       'announcement', o.announcement, 'paymentDays', o.payment_days, 'terms', o.terms, 'currency', o.currency, 'vatMode', o.vat_mode,
       'mayAcknowledge', o.state = 'ISSUED', 'mayAnnounce', s.status in ('ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'),
       'mayBill', o.state <> 'CANCELLED' and exists (select from purchase_order_line l
         where l.company_id = o.company_id and l.order_id = o.id and l.deleted_at is null and l.quantity > ${billed}),
       ${numeric('discountPercent', 'o.discount_percent')}, ${numeric('subtotal', 'o.subtotal')}, ${numeric('discountTotal', 'o.discount_total')},
       ${numeric('taxTotal', 'o.tax_total')}, ${numeric('total', 'o.total')}, 'vendorName', v.name, 'vendorCompanyName', v.company_name,
       'company', json_build_object('name', c.name, 'address', c.address, 'city', c.city, 'phone', c.phone, 'email', c.email),
       'lines', (select json_agg(json_build_object('position', l.position, 'name', p.name, 'description', l.description,
           ${numeric('quantity', 'l.quantity')}, ${numeric('unitPrice', 'l.unit_price')}, ${numeric('discountPercent', 'l.discount_percent')},
           'vatCategory', l.vat_category, ${numeric('vatRate', 'l.vat_rate')}, ${numeric('net', 'l.net')},
           ${numeric('received', acceptedOf(line))}, ${numeric('billed', billed)}) order by l.position)
         from purchase_order_line l join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
         where l.company_id = o.company_id and l.order_id = o.id and l.deleted_at is null),
       'bills', (select coalesce(json_agg(json_build_object('vendorNumber', b.vendor_number, 'issuedOn', b.issued_on, 'status', b.status,
           'sentAt', to_char(b.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'refusalReason', b.refusal_reason,
           'attachmentName', f.name, ${numeric('total', 'i.total')}, 'invoiceStatus', (select t.status from open_item_balance t
             where t.company_id = i.company_id and t.id = i.id)) order by b.sent_at), '[]')
         from vendor_bill b
         left join stored_file f on f.company_id = b.company_id and f.id = b.attachment_id
         left join procurement_invoice i on i.company_id = b.company_id and i.id = b.invoice_id
         where b.company_id = o.company_id and b.order_id = o.id)
     ) as shown
     from purchase_order o
     join company c on c.id = o.company_id
     join vendor v on v.company_id = o.company_id and v.id = o.vendor_id
     cross join lateral (select ${statusOfOrder(order)} as status) s
     where o.company_id = noria_company() and o.id = ? and o.deleted_at is null and o.state <> 'DRAFT'`,
    [id],
  );
  if (!row) throw NotFound();
  return row.shown;
}
