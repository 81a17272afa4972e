import { Migration } from '@mikro-orm/migrations';

/** SUPER_ADMIN visits a company: his session says which, why and until when. Linked accounts have a name by which one is unlinked. */
export class Migration033Visit extends Migration {
  up() {
    this.addSql(`
      alter table session
        add column visited_company_id uuid references company (id),
        add column visit_reason text,
        add column visit_since timestamptz(3),
        add column visit_until timestamptz(3),
        add check (num_nulls(visited_company_id, visit_reason, visit_since, visit_until) in (0, 4))`);
    this.addSql(`alter table linked_account add column id uuid not null unique default noria_new_id(27)`);
    // What noria_viewer and noria_stamped_viewer answer, as it is on a visit: who he is stays, where he is and what he may changes. It is
    // asked only where a viewer is read anew; a visitor is never remembered, and whoever begins a visit changes his session's stamp.
    this.addSql(`
      create function noria_on_visit(viewer text) returns text language plpgsql as $$
      declare
        answer text;
        platform_before text := coalesce(current_setting('app.platform', true), '');
      begin
        if viewer is null or not (viewer::jsonb ->> 'isSuperAdmin')::boolean or (viewer::jsonb ->> 'needsSecondFactor')::boolean then return viewer; end if;
        perform set_config('app.platform', 'on', true);
        select viewer::jsonb || jsonb_build_object(
            'isSuperAdmin', false, 'permissions', array['ADMINISTRATIVE_ROLES', 'FINANCIAL_MANAGEMENT', 'HRM', 'CRM', 'INVENTORY', 'PROJECT_MANAGEMENT', 'PROCUREMENT', 'ECOMMERCE'],
            'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id,
            'currency', c.currency, 'timeZone', c.time_zone, 'firstDayOfWeek', c.first_day_of_week, 'profileImageId', null,
            'visit', jsonb_build_object('homeCompanyId', s.company_id, 'homeName', viewer::jsonb ->> 'companyName', 'reason', s.visit_reason,
              'since', to_char(s.visit_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'until', to_char(s.visit_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) into answer
          from session s
          join company c on c.id = s.visited_company_id and c.deleted_at is null
          where s.id = (viewer::jsonb ->> 'sessionId')::uuid and s.visit_until > now();
        perform set_config('app.platform', platform_before, true);
        return coalesce(answer, viewer);
      end $$`);
    this.addSql(`revoke all on function noria_on_visit(text) from public`);
    // Open streams ask again at once.
    this.addSql(`
      create trigger tell_visit after update on session for each row when (old.visited_company_id is distinct from new.visited_company_id)
        execute function noria_tell_rights('company_id', 'user_id')`);
  }
}
