/** SQL of a figure of a quotation's current offer; null while row level security hides it. */
export const offered = (column: string, { id, companyId, revision }: Record<'id' | 'companyId' | 'revision', string>): string =>
  `(select o.${column} from vendor_quotation_offer o
    where o.company_id = ${companyId} and o.quotation_id = ${id} and o.revision = ${revision})`;

/** SQL of a figure of a line in its quotation's current offer; null while row level security hides it. */
export const lineOffered = (
  key: string,
  { companyId, quotation, position }: Record<'companyId' | 'quotation' | 'position', string>,
): string =>
  `(select (o.lines -> (${position} - 1) ->> '${key}')::numeric
    from vendor_quotation q join vendor_quotation_offer o on o.company_id = q.company_id and o.quotation_id = q.id and o.revision = q.revision
    where q.company_id = ${companyId} and q.id = ${quotation})`;

/** SQL of the names of a quotation's products, separated by commas. */
export const productNamesOf = ({ id, companyId }: Record<'id' | 'companyId', string>): string =>
  `(select coalesce(string_agg(p.name, ', ' order by l.position), '') from vendor_quotation_line l
    join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
    where l.company_id = ${companyId} and l.quotation_id = ${id} and l.deleted_at is null)`;

/** SQL of whether a quotation answers an earlier revision of its requisition. */
export const isStaleOffer = ({
  companyId,
  requisition,
  requisitionRevision,
}: Record<'companyId' | 'requisition' | 'requisitionRevision', string>): string =>
  `(${requisitionRevision} <> (select r.revision from requisition r where r.company_id = ${companyId} and r.id = ${requisition}))`;
