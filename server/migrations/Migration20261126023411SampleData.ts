import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** Which records are sample data, in the order in which they were made. */
export class Migration20261126023411SampleData extends Migration {
  up() {
    this.addSql(`
      create table sample_record (
        record_id uuid not null,
        ${companyColumn},
        place bigint not null,
        primary key (company_id, record_id)
      );
      select noria_tenant('sample_record', 'select, insert, delete')`);
  }
}
