/** SQL of whether every slip of a run was taken back by reversals. */
export const isTakenBack = ({ id, companyId }: { id: string; companyId: string }): string =>
  `select coalesce(bool_and(s.is_reversed), false) from pay_slip s where s.company_id = ${companyId} and s.run_id = ${id}`;
