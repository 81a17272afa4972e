/** SQL of whether every slip of a run was taken back by reversals. Most runs have none, which is found out first. */
export const isTakenBack = ({ id, companyId }: { id: string; companyId: string }): string =>
  `select case when exists (select from payroll_run r where r.company_id = ${companyId} and r.reverses_id = t.id)
     then not exists (select from pay_slip s where s.company_id = ${companyId} and s.run_id = t.id and not s.is_reversed) else false end
   from (select ${id}::uuid as id) t`;
