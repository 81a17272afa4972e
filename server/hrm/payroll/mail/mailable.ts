/** SQL columns of a run. */
interface Run {
  id: string;
  companyId: string;
}

/** SQL of the slips `s` of a run that can be mailed: `from` and `where`, with the employees `e` who have an address. What was taken back is not sent. */
export const mailable = ({ id, companyId }: Run): string =>
  `pay_slip s join employee e on e.company_id = s.company_id and e.id = s.employee_id and e.email is not null
    where s.company_id = ${companyId} and s.run_id = ${id} and not s.is_reversal and not s.is_reversed`;
