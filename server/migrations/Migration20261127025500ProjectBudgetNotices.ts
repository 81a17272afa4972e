import { Migration } from '@mikro-orm/migrations';

/** The share of a project's budget that its manager was told of last. */
export class Migration20261127025500ProjectBudgetNotices extends Migration {
  up() {
    this.addSql(`alter table project add column budget_told smallint not null default 0 check (budget_told in (0, 80, 100))`);
    this.addSql(`
      create function noria_budget_share(used numeric, budget numeric) returns smallint language sql immutable as $$
        select (case when used <= 0 or used < budget * 0.8 then 0 when used < budget then 80 else 100 end)::smallint $$;
      create function noria_project_budget_share(of_project uuid, budget numeric) returns smallint language sql stable as $$
        select noria_budget_share(noria_standard_time_cost(of_project) + c.expenses + c.bills + c.commitments, budget)
        from noria_project_purchases(of_project) c $$`);
    // Of a new budget, only what it is not past already is told.
    this.addSql(`
      create function noria_budget_changed() returns trigger language plpgsql as $$
      begin
        new.budget_told := least(old.budget_told, noria_project_budget_share(new.id, new.budget));
        return new;
      end $$;
      create trigger budget_changed before update of budget on project
        for each row when (old.budget is distinct from new.budget and old.budget_told > 0) execute function noria_budget_changed()`);
    this.addSql(`select noria_platform_policy('project')`);
    this.addSql(`
      create index project_budget_told_idx on project (company_id) where budget_told < 100 and done_at is null and deleted_at is null`);
  }
}
