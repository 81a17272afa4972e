interface Columns {
  id: string;
  companyId: string;
}

/** The ids of what a setup links, in the order of their lines. */
export const linked = (name: string) => ({
  type: 'text',
  array: true,
  persist: false,
  lazy: true,
  formula: ({
    id,
    companyId,
  }: Columns) => `(select coalesce(array_agg(l.${name}_id::text order by l.position), '{}') from payroll_setup_${name} l
    where l.company_id = ${companyId} and l.setup_id = ${id} and l.deleted_at is null)`,
});

/** What an aggregate tells of a setup's employees `e`. */
export const ofEmployees = (aggregate: string) => ({
  persist: false,
  lazy: true,
  formula: ({ id, companyId }: Columns) => `(select ${aggregate} from payroll_setup_employee l
    join employee e on e.company_id = l.company_id and e.id = l.employee_id
    where l.company_id = ${companyId} and l.setup_id = ${id} and l.deleted_at is null)`,
});
