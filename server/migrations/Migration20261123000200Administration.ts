import { Migration } from '@mikro-orm/migrations';
import { enquiry } from './administration/enquiry.ts';
import { procurementPermission } from './administration/procurementPermission.ts';
import { role } from './administration/role.ts';
import { storedFile } from './administration/storedFile.ts';
import { userAccount } from './administration/userAccount.ts';

/** Files, roles and users; and what visitors of the landing page leave. */
export class Migration20261123000200Administration extends Migration {
  up() {
    this.addSql(storedFile);
    this.addSql(role);
    this.addSql(userAccount);
    this.addSql(procurementPermission);
    this.addSql(enquiry);
  }
}
