import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** The public careers page of each company, the positions that it offers, and files that applicants send. */
export class Migration20261126082129Careers extends Migration {
  up() {
    this.addSql(`
      create table careers_page (
        ${recordColumns},
        address text not null check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) between 3 and 60),
        is_open boolean not null default false,
        title text not null,
        intro text
      )`);
    // An address leads to one company; which, is not known before it is read.
    this.addSql('create unique index careers_page_address_key on careers_page (address)');
    this.addSql('create unique index careers_page_company_key on careers_page (company_id)');
    this.addSql(`select noria_tenant('careers_page'), noria_platform_policy('careers_page')`);
    this.addSql('alter table position add column accepts_applications boolean not null default false, add column public_text text');
    this.addSql(`alter table application add column language text check (language in ('EN', 'AR', 'SP')),
      add column is_online boolean not null default false`);
    // Finds the application that an applicant adds to.
    this.addSql('create index application_applicant_idx on application (company_id, position_id, lower(email)) where deleted_at is null');
    this.addSql('alter table record_file alter column author_id drop not null');
  }
}
