import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Links by which guests read the tasks of a project that are shared with them. */
export class Migration20261126030737GuestLinks extends Migration {
  up() {
    this.addSql('alter table task add column is_shared boolean not null default false');
    this.addSql(`
      create table guest_link (
        ${recordColumns},
        project_id uuid not null,
        name text not null,
        expires_on date not null,
        revoked_at timestamptz(3),
        opened_at timestamptz(3),
        foreign key (company_id, project_id) references project (company_id, id) on delete cascade
      );
      create index guest_link_project_idx on guest_link (company_id, project_id);
      select noria_tenant('guest_link')`);
  }
}
