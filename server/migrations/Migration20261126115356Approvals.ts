import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Up to which amounts roles approve, and who approves on behalf of whom; requisitions and purchase orders name both users, and why they were
 * sent back. Requisitions name the expense head that they will be spent on, and their lines what a piece is expected to cost.
 */
export class Migration20261126115356Approvals extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(`
      create table approval_limit (
        ${recordColumns},
        role_id uuid not null,
        document text not null check (document in ('REQUISITION', 'PURCHASE_ORDER')),
        amount numeric(19, 4) not null check (amount >= 0),
        foreign key (company_id, role_id) references role (company_id, id)
      );
      create unique index approval_limit_document_key on approval_limit (company_id, role_id, document) ${live};
      create index approval_limit_created_idx on approval_limit (company_id, created_at, id) ${live};
      create table approval_delegation (
        ${recordColumns},
        approver_id uuid not null,
        delegate_id uuid not null check (delegate_id <> approver_id),
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on),
        note text,
        foreign key (company_id, approver_id) references user_account (company_id, id),
        foreign key (company_id, delegate_id) references user_account (company_id, id)
      );
      create index approval_delegation_delegate_idx on approval_delegation (company_id, delegate_id, ends_on) ${live};
      create index approval_delegation_approver_idx on approval_delegation (company_id, approver_id) ${live};
      create index approval_delegation_created_idx on approval_delegation (company_id, created_at, id) ${live};
      select noria_tenant('approval_limit'), noria_tenant('approval_delegation')`);
    for (const table of ['requisition', 'purchase_order'])
      this.addSql(`
        alter table ${table} add column approved_for_id uuid, add column rejected_by_id uuid, add column rejected_at timestamptz(3),
          add column rejection_reason text,
          add foreign key (company_id, approved_for_id) references user_account (company_id, id),
          add foreign key (company_id, rejected_by_id) references user_account (company_id, id),
          add constraint ${table}_rejection_check check ((rejected_at is null) = (rejection_reason is null))`);
    this.addSql(`
      alter table purchase_order add column approved_by_id uuid,
        add foreign key (company_id, approved_by_id) references user_account (company_id, id)`);
    this.addSql(`
      alter table requisition add column head_id uuid, add column cost_center_id uuid, add column is_over_budget boolean not null default false,
        add column override_reason text,
        add foreign key (company_id, head_id) references expense_head (company_id, id),
        add foreign key (company_id, cost_center_id) references cost_center (company_id, id);
      create index requisition_head_idx on requisition (company_id, head_id) where head_id is not null;
      create index requisition_cost_center_idx on requisition (company_id, cost_center_id) where cost_center_id is not null;
      alter table requisition_line add column estimated_price numeric(19, 6) check (estimated_price >= 0)`);
  }
}
