import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** Reactions to comments, one of a kind by a user. */
export class Migration20261126153836CommentReactions extends Migration {
  up() {
    this.addSql(`
      create table comment_reaction (
        id uuid not null,
        ${companyColumn},
        comment_id uuid not null,
        user_id uuid not null,
        kind text not null check (kind in ('THUMBS_UP', 'THUMBS_DOWN', 'HEART', 'CELEBRATE', 'LAUGH', 'EYES')),
        created_at timestamptz(3) not null default now(),
        primary key (company_id, comment_id, user_id, kind),
        foreign key (company_id, comment_id) references record_comment (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      );
      create index comment_reaction_user_idx on comment_reaction (company_id, user_id);
      select noria_tenant('comment_reaction', 'select, insert, delete')`);
  }
}
