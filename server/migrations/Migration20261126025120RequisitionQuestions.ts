import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Questions of vendors about a requisition, and their answers. */
export class Migration20261126025120RequisitionQuestions extends Migration {
  up() {
    this.addSql(`
      create table requisition_question (
        ${recordColumns},
        requisition_id uuid not null,
        vendor_id uuid not null,
        question text not null,
        asked_at timestamptz(3) not null,
        answer text,
        answered_at timestamptz(3),
        answered_by_id uuid,
        foreign key (company_id, requisition_id) references requisition (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, answered_by_id) references user_account (company_id, id),
        constraint requisition_question_answer_check check ((answer is null) = (answered_at is null))
      )`);
    this.addSql(`create index requisition_question_requisition_idx on requisition_question (company_id, requisition_id, asked_at)`);
    this.addSql(`create index requisition_question_vendor_idx on requisition_question (company_id, vendor_id)`);
    this.addSql(`select noria_tenant('requisition_question')`);
  }
}
