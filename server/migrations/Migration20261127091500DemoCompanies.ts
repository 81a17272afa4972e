import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';

/** Companies that the demo made are marked, so that a server which makes its demo anew each night never touches another one. */
export class Migration20261127091500DemoCompanies extends Migration {
  up() {
    this.addSql('alter table company add column is_demo boolean not null default false');
    acrossCompanies(this, ['company', 'credential'], () => {
      this.addSql('alter table company disable trigger user');
      this.addSql(`
        update company set is_demo = true
        where id in (select company_id from credential where email in ('admin@atlas.test', 'admin@boreal.test'))`);
      this.addSql('alter table company enable trigger user');
    });
  }
}
