import type { EntityManager } from '@mikro-orm/postgresql';
import type { PricedLine } from '../../core/money/documentTotals.ts';
import type { LeadColumnKind } from '../../crm/lead/LeadColumn.ts';

/** A sold line before pricing. */
export interface SoldLine extends PricedLine {
  product: string;
  description: string | null;
  discountPercent: string;
}

/** The fields of a demo lead that its orders and quotations need. */
export interface DemoLead {
  id: string;
  kind: `${LeadColumnKind}`;
  customer: string;
  contact: string | null;
  owner: string | null;
  description: string;
  reason: string;
  lossNote: string | null;
  estimatedBudget: string | null;
  /** When it entered its current column. */
  since: Date;
  lines: SoldLine[];
}

/** Reads a demo company's leads beyond the inquiry column, ordered by when they entered their current column. */
export async function readLeads(em: EntityManager): Promise<DemoLead[]> {
  const rows = await em.execute<DemoLead[]>(
    `select l.id, c.kind, l.customer_id as customer, l.contact_id as contact, l.owner_id as owner, l.description, l.reason,
       l.loss_note as "lossNote", trim_scale(l.estimated_budget)::text as "estimatedBudget", l.column_since as since,
       (select jsonb_agg(jsonb_build_object('product', p.product_id, 'description', p.description, 'quantity', trim_scale(p.quantity)::text,
          'unitPrice', trim_scale(p.unit_price)::text, 'discountPercent', trim_scale(p.discount_percent)::text, 'vatCategory', p.vat_category,
          'vatRate', trim_scale(p.vat_rate)::text) order by p.position)
        from lead_line p where p.company_id = l.company_id and p.lead_id = l.id) as lines
     from lead l join lead_column c on c.company_id = l.company_id and c.id = l.column_id
     where l.company_id = noria_company() and c.kind <> 'INQUIRY' order by l.column_since, l.id`,
  );
  return rows.filter(({ lines }) => lines).map(row => ({ ...row, since: new Date(row.since) }));
}
