/** SQL that covers a number of new employees by a payroll setup, at its gross: $1 the setup, $2 how many. Wants the company and platform rights. */
export const manyPaid = `
  with made as (
    insert into employee (id, company_id, name, country) select noria_new_id(130), noria_company(), 'Paid by the thousand ' || n, 'US'
    from generate_series(1, $2::int) n returning id
  ), linked as (
    insert into payroll_setup_employee (id, company_id, setup_id, position, employee_id)
    select noria_new_id(226), noria_company(), $1::uuid, 1000 + row_number() over (), id from made
  )
  insert into salary_change (id, company_id, employee_id, effective_on, secret_new_salary, source)
  select noria_new_id(224), noria_company(), made.id, s.starts_on, s.secret_gross_salary, 'PAYROLL_SETUP'
  from made join payroll_setup s on s.company_id = noria_company() and s.id = $1::uuid`;
