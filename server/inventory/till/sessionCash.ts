/** Columns of a session that its sums need. */
interface Session {
  id: string;
  companyId: string;
  float: string;
}

/** SQL of the cash in a session's invoices. */
export const cashOf = ({ id, companyId }: Session, which: string, sign = '') =>
  `(select coalesce(${sign}sum(i.cash), 0) from inventory_invoice i
    where i.company_id = ${companyId} and i.till_session_id = ${id} and i.${which})`;

/** SQL of the cash put into a session's drawer, or taken out of it. */
export const cashMoved = ({ id, companyId }: Session, direction: 'IN' | 'OUT') =>
  `(select coalesce(sum(m.amount), 0) from till_cash m where m.company_id = ${companyId} and m.session_id = ${id} and m.direction = '${direction}')`;

/** SQL of the cash that customers paid on account into a session's drawer, or were refunded from it, excluding sales. */
export const cashOnAccount = ({ id, companyId }: Session, direction: 'IN' | 'OUT') =>
  `(select coalesce(sum(p.amount), 0) from payment p
    where p.company_id = ${companyId} and p.till_session_id = ${id} and p.method = 'CASH' and p.direction = '${direction}')`;

/** SQL of the expected cash in a session's drawer: returns are included in the invoices with their sign (domain §3, POS). */
export const expectedCash = (session: Session) =>
  `${session.float} + ${cashOf(session, 'cash <> 0')} + ${cashMoved(session, 'IN')} - ${cashMoved(session, 'OUT')}
    + ${cashOnAccount(session, 'IN')} - ${cashOnAccount(session, 'OUT')}`;
