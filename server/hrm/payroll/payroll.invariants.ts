import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of payroll. */
export const payrollInvariants: Invariant[] = [
  {
    key: 'paySlipLines',
    name: 'The lines of each pay slip add up to its earnings, taxes, deductions and net',
    sql: `
      select p.id, p.run_id from pay_slip p cross join lateral (
        select coalesce(sum((line ->> 'amount')::numeric) filter (where line ->> 'kind' in ('SALARY', 'BENEFIT')), 0) as earnings,
          coalesce(sum((line ->> 'amount')::numeric) filter (where line ->> 'kind' in ('TAX', 'ARREARS_TAX')), 0) as taxes,
          coalesce(sum((line ->> 'amount')::numeric) filter (where line ->> 'kind' in ('LOAN', 'ARREARS_LOAN', 'DEDUCTION', 'ARREARS_DEDUCTION')), 0) as deductions
        from jsonb_array_elements(p.secret_lines) line) l
      where (p.secret_earnings, p.secret_taxes, p.secret_deductions) is distinct from (l.earnings, l.taxes, l.deductions)`,
  },
  {
    key: 'paidOnce',
    name: 'Nobody is paid twice for a day',
    sql: `
      select p.id, o.id as other from pay_slip p join pay_slip o on o.company_id = p.company_id and o.employee_id = p.employee_id and o.id > p.id
        and daterange(o.starts_on, o.ends_on, '[]') && daterange(p.starts_on, p.ends_on, '[]') and not o.is_reversal and not o.is_reversed
        and not o.is_supplementary
      where not p.is_reversal and not p.is_reversed and not p.is_supplementary`,
  },
  {
    key: 'paidEarlier',
    name: 'No pay slip covers a day that was paid before the first payroll run',
    sql: `
      select p.id, x.id as other from pay_slip p join earlier_pay_line x on x.company_id = p.company_id and x.employee_id = p.employee_id
        and daterange(x.starts_on, x.ends_on, '[]') && daterange(p.starts_on, p.ends_on, '[]') and x.deleted_at is null
      where not p.is_reversal and not p.is_reversed and not p.is_supplementary`,
  },
  {
    key: 'payrollPosted',
    name: 'Each completed payroll run is posted with what its slips say',
    sql: `
      select r.id, r.number from payroll_run r
        cross join lateral (select coalesce(sum(secret_net), 0) as net from pay_slip p where p.company_id = r.company_id and p.run_id = r.id) s
        left join lateral (select coalesce(sum(l.credit - l.debit), 0) as net from journal_line l
          join account a on a.company_id = l.company_id and a.id = l.account_id and a.role = 'SALARIES_PAYABLE'
          where l.company_id = r.company_id and l.entry_id = r.entry_id) b on true
      where r.status = 'COMPLETED' and s.net is distinct from b.net`,
  },
  {
    key: 'payrollRemitted',
    name: 'Each payment of a payroll tax or deduction is posted with its amount',
    sql: `
      select m.entry_id as id, m.run_id from payroll_remittance m left join lateral (
        select sum(l.debit - l.credit) filter (where a.role in ('PAYROLL_TAXES', 'PAYROLL_DEDUCTIONS')) as amount from journal_line l
          join account a on a.company_id = l.company_id and a.id = l.account_id
        where l.company_id = m.company_id and l.entry_id = m.entry_id) b on true
      where m.secret_employee_share + m.secret_employer_share is distinct from b.amount`,
  },
];
