/** The columns of a session's row that its sums need. */
interface Session {
  id: string;
  companyId: string;
  float: string;
}

/** SQL of what a session's invoices moved in cash. */
export const cashOf = ({ id, companyId }: Session, which: string, sign = '') =>
  `(select coalesce(${sign}sum(i.cash), 0) from inventory_invoice i
    where i.company_id = ${companyId} and i.till_session_id = ${id} and i.${which})`;

/** SQL of what was put into a session's drawer, or taken out of it. */
export const cashMoved = ({ id, companyId }: Session, direction: 'IN' | 'OUT') =>
  `(select coalesce(sum(m.amount), 0) from till_cash m where m.company_id = ${companyId} and m.session_id = ${id} and m.direction = '${direction}')`;

/** SQL of the cash that customers paid on account into a session's drawer, or got back out of it, apart from sales. */
export const cashOnAccount = ({ id, companyId }: Session, direction: 'IN' | 'OUT') =>
  `(select coalesce(sum(p.amount), 0) from payment p
    where p.company_id = ${companyId} and p.till_session_id = ${id} and p.method = 'CASH' and p.direction = '${direction}')`;

/** SQL of what ought to be in a session's drawer: returns count in its invoices with their sign (domain §3, POS). */
export const expectedCash = (session: Session) =>
  `${session.float} + ${cashOf(session, 'cash <> 0')} + ${cashMoved(session, 'IN')} - ${cashMoved(session, 'OUT')}
    + ${cashOnAccount(session, 'IN')} - ${cashOnAccount(session, 'OUT')}`;
