import { Migration } from '@mikro-orm/migrations';

/** Whose account or record a mail is about, so that its text is shown to nobody who could not get at that anyway. */
export class Migration038Mails extends Migration {
  up() {
    this.addSql(`
      alter table outbox_mail
        add user_id uuid,
        add invitation_id uuid,
        add readers text[],
        add check (num_nonnulls(user_id, invitation_id, readers) <= 1),
        add foreign key (company_id, user_id) references user_account (company_id, id),
        add foreign key (company_id, invitation_id) references invitation (company_id, id)`);
    this.addSql(`create index outbox_mail_user_idx on outbox_mail (company_id, user_id) where user_id is not null`);
    this.addSql(`create index outbox_mail_invitation_idx on outbox_mail (company_id, invitation_id) where invitation_id is not null`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then
          execute format('grant select (user_id, invitation_id, readers) on outbox_mail to %I', noria_request_role());
        end if;
      end $$`);
    this.kept();
  }

  /** Of the mails that are kept already: an invitation's by its address, a document's by the record, else the user's who has the address. */
  private kept() {
    this.addSql(`select set_config('app.platform', 'on', true)`);
    this.addSql(`
      do $$
      declare one uuid;
      begin
        for one in select distinct company_id from outbox_mail where kept_text is not null loop
          perform set_config('app.company', one::text, true);
          update outbox_mail m set readers = case
              when s.record_type in ('Customer', 'Contact', 'Lead', 'Activity', 'CrmOrder', 'CrmQuotation') then array['CRM']
              else array['INVENTORY'] end
            from sent_document s where s.company_id = one and m.company_id = one and s.mail_id = m.id and m.kept_text is not null;
          update outbox_mail m set invitation_id = i.id
            from invitation i where i.company_id = one and m.company_id = one and lower(i.email) = lower(m.recipient)
              and m.readers is null and m.kept_text like '%/authentication/invitation?token=%';
          update outbox_mail m set user_id = u.id
            from user_account u where u.company_id = one and m.company_id = one and lower(u.email) = lower(m.recipient)
              and u.deleted_at is null and m.readers is null and m.invitation_id is null and m.kept_text is not null;
        end loop;
        perform set_config('app.company', '', true);
      end $$`);
    this.addSql(`select set_config('app.platform', '', true)`);
  }
}
