/** SQL of a row's identity. */
interface Row {
  id: string;
  companyId: string;
}

/** SQL of the amount booked on a budget line or promised on it, with the lines that it answers for. */
export const lineFigure = (figure: 'actual' | 'committed', { id, companyId }: Row = { id: 'l.id', companyId: 'l.company_id' }) =>
  `noria_budget_line_${figure}(${companyId}, ${id})`;

/** SQL of a sum over the lines of a budget that stand below no other of its lines, so that nothing counts twice. */
export const budgetSum = ({ id, companyId }: Row, value: string) =>
  `(select coalesce(sum(${value}), 0) from budget_line l where l.company_id = ${companyId} and l.budget_id = ${id} and l.deleted_at is null
     and not exists (select from budget_line o where o.company_id = l.company_id and o.budget_id = l.budget_id and o.id <> l.id and o.deleted_at is null
       and l.head_id in (select b.id from noria_heads_below(o.company_id, o.head_id) b)))`;
