import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** Saved views of lists, and how each user likes each list. */
export class Migration014Lists extends Migration {
  up() {
    this.addSql(`
      create table saved_view (
        ${recordColumns},
        user_id uuid not null default (current_setting('app.user'::text))::uuid,
        screen text not null,
        name text collate "und-x-icu" not null,
        query text not null,
        columns jsonb,
        is_shared boolean not null default false,
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(
      `create unique index saved_view_name_key on saved_view (company_id, screen, user_id, lower(name)) where deleted_at is null`,
    );
    this.addSql(`select noria_tenant('saved_view')`);
    this.addSql(`create policy own_or_shared on saved_view as restrictive
      using (is_shared or user_id::text = current_setting('app.user', true)) with check (user_id::text = current_setting('app.user', true))`);

    this.addSql(`
      create table list_setting (
        ${recordColumns},
        user_id uuid not null default (current_setting('app.user'::text))::uuid,
        screen text not null,
        columns jsonb,
        default_view_id uuid,
        unique (company_id, user_id, screen),
        foreign key (company_id, user_id) references user_account (company_id, id),
        foreign key (company_id, default_view_id) references saved_view (company_id, id)
      )`);
    this.addSql(`select noria_tenant('list_setting')`);
    this.addSql(`create policy own on list_setting as restrictive using (user_id::text = current_setting('app.user', true))`);
  }
}
