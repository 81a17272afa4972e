import { Migration } from '@mikro-orm/migrations';

/** E-mails are sent by jobs. The more of a company's wait already, the later its next one, so that many of one do not delay another's. */
export class Migration20261123012000MailJobs extends Migration {
  up() {
    this.addSql(`
      create function noria_enqueue_mail(mail_id uuid) returns void
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        waiting integer;
      begin
        select count(*) into waiting from
          (select from outbox_mail where company_id = public.noria_company() and status = 'QUEUED' limit 100) mail;
        perform graphile_worker.add_job('sendMail', json_build_object('mailId', mail_id, 'companyId', public.noria_company()),
          job_key := 'mail ' || mail_id, max_attempts := 12, priority := waiting);
      end $$`);
    this.addSql(`revoke all on function noria_enqueue_mail(uuid) from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then
          execute format('grant execute on function noria_enqueue_mail(uuid) to %I', noria_request_role());
        end if;
      end $$`);
    this.addSql(`drop index outbox_mail_queue_idx`);
    this.addSql(`alter table outbox_mail drop column next_attempt_at`);
    this.addSql(`create index outbox_mail_queue_idx on outbox_mail (company_id) where status = 'QUEUED'`);
    // Mails that were queued before there were jobs for them.
    this.addSql(`
      do $$ declare
        one uuid;
      begin
        perform set_config('app.platform', 'on', true);
        for one in select distinct company_id from outbox_mail where status = 'QUEUED' loop
          perform set_config('app.company', one::text, true);
          perform noria_enqueue_mail(id) from outbox_mail where company_id = one and status = 'QUEUED';
        end loop;
        perform set_config('app.company', '', true);
        perform set_config('app.platform', '', true);
      end $$`);
  }
}
