import { Migration } from '@mikro-orm/migrations';

// What requests may read of the ways in: which rows stand behind a viewer's rights, of their own company; neither a hash nor an address.
const stamped: Record<string, string> = {
  session: 'id, company_id, user_id, ended_at, expires_at, last_seen_at, xmin',
  credential: 'user_id, company_id, xmin',
  api_key: 'xmin',
};

/**
 * Requests log in as the request role itself, and no longer take it on after they were recognised as somebody who sees more. So whether a viewer's
 * rights are still as they were (database/entering.ts) is asked within his company.
 */
export class Migration049Requests extends Migration {
  up() {
    for (const [table, columns] of Object.entries(stamped))
      this.addSql(`do $$ begin execute format('grant select (${columns}) on ${table} to %I', noria_request_role()); end $$`);
    for (const table of ['session', 'credential'])
      this.addSql(
        `do $$ begin execute format('create policy stamp on ${table} for select to %I using (company_id = noria_company())', noria_request_role()); end $$`,
      );
  }
}
