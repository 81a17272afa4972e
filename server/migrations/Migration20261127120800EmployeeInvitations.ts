import { Migration } from '@mikro-orm/migrations';

/** Invitations of employees: whose the account will be that is made by the link. */
export class Migration20261127120800EmployeeInvitations extends Migration {
  up() {
    this.addSql(
      'alter table invitation add column employee_id uuid, add foreign key (company_id, employee_id) references employee (company_id, id)',
    );
    this.addSql('create index invitation_employee_idx on invitation (company_id, employee_id) where employee_id is not null');
  }
}
