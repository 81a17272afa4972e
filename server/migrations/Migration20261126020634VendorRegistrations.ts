import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Invitations to register as a vendor by a link, and how far such vendors have got. */
export class Migration20261126020634VendorRegistrations extends Migration {
  up() {
    this.addSql(`alter table vendor add column registration text,
      add constraint vendor_registration_values check (registration in ('WAITING', 'ACCEPTED', 'REFUSED')),
      add constraint vendor_registration_check check (registration is null or registration = 'ACCEPTED' or status = 'INACTIVE')`);
    this.addSql(`
      create table vendor_invitation (
        ${recordColumns},
        email text,
        language text not null check (language in ('EN', 'AR', 'SP')),
        invited_by_id uuid,
        sent_at timestamptz(3) not null,
        last_day date not null,
        vendor_id uuid,
        foreign key (company_id, invited_by_id) references user_account (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id)
      )`);
    this.addSql(
      `create index vendor_invitation_created_idx on vendor_invitation (company_id, created_at, id) where deleted_at is null and vendor_id is null`,
    );
    this.addSql(`create unique index vendor_invitation_vendor_key on vendor_invitation (company_id, vendor_id)`);
    this.addSql(`select noria_tenant('vendor_invitation')`);
  }
}
