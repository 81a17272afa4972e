import { Migration } from '@mikro-orm/migrations';
import { person, stampedKeyFunction, viewerFunction } from './Migration20261123072300Impersonation.ts';

const fields = `${person}, 'listDensity', u.list_density`;

/** How close the rows of lists stand, for each user on every device. */
export class Migration20261125223500ListDensity extends Migration {
  up() {
    this.addSql(
      `alter table user_account add column list_density text not null default 'COMPACT' check (list_density in ('COMPACT', 'ROOMY'))`,
    );
    this.addSql(viewerFunction(fields));
    this.addSql(stampedKeyFunction(fields));
  }
}
