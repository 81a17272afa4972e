import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Appraisals: goals with weights, rated by the employee and by their manager, and signed by both. Employees see their own, their manager's ratings once
 * those are signed; managers see those of their people.
 */
export class Migration20261126125901Appraisals extends Migration {
  up() {
    this.addSql(`
      create table appraisal_period (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title)) stored
      )`);
    this.addSql(`
      create table appraisal (
        ${recordColumns},
        period_id uuid not null,
        employee_id uuid not null,
        goals jsonb not null default '[]',
        score numeric(3, 2) check (score between 1 and 5),
        manager_signed_at timestamptz(3),
        manager_signed_by_id uuid,
        employee_signed_at timestamptz(3) check (employee_signed_at >= manager_signed_at),
        check (manager_signed_at is null or score is not null),
        check (employee_signed_at is null or manager_signed_at is not null),
        foreign key (company_id, period_id) references appraisal_period (company_id, id),
        foreign key (company_id, employee_id) references employee (company_id, id)
      )`);
    this.addSql(`
      create unique index appraisal_period_title_key on appraisal_period (company_id, lower(title)) where deleted_at is null;
      create unique index appraisal_employee_id_key on appraisal (company_id, period_id, employee_id) where deleted_at is null;
      create index appraisal_employee_idx on appraisal (company_id, employee_id)`);
    this.addSql(`select noria_tenant('appraisal_period'), noria_searchable('appraisal_period'), noria_tenant('appraisal')`);
    const columns = `a.id, a.company_id, a.created_at, a.version, p.title as period_title, p.ends_on, p.status = 'ACTIVE' as is_open, a.manager_signed_at,
          a.employee_signed_at`;
    this.addSql(`
      create view own_appraisal with (security_invoker) as
        select ${columns}, case when a.manager_signed_at is not null then a.score end as score,
          case when a.manager_signed_at is not null then a.goals
            else (select coalesce(jsonb_agg(g - 'managerRating' - 'managerNote' order by place), '[]') from jsonb_array_elements(a.goals) with ordinality x (g, place)) end as goals
        from appraisal a join appraisal_period p on p.company_id = a.company_id and p.id = a.period_id
        where a.company_id = noria_company() and a.deleted_at is null and a.employee_id = (select o.id from own_employee o)`);
    this.addSql(`
      create view team_appraisal with (security_invoker) as
        select ${columns}, a.score, a.goals, a.employee_id, e.name as employee_name
        from appraisal a join appraisal_period p on p.company_id = a.company_id and p.id = a.period_id
          join employee e on e.company_id = a.company_id and e.id = a.employee_id
        where a.company_id = noria_company() and a.deleted_at is null and a.employee_id in (select noria_team())`);
    this.addSql(`select noria_grant('own_appraisal', 'select'), noria_grant('team_appraisal', 'select')`);
  }
}
