import { approvalLimitRules, approvedDocuments } from '../../../server/administration/approval/approval.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { approvalLimitForm } from '../../core/relay/operations/approvalLimitOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { RoleSelect } from '../role/RoleSelect.tsx';

/** Creates or edits the limit up to which a role approves a kind of document. */
export const ApprovalLimitForm = (props: RecordFormProps) => (
  <RecordForm
    entity="approvalLimit"
    operations={approvalLimitForm}
    rules={approvalLimitRules}
    initial={{ document: 'REQUISITION' }}
    {...props}
  >
    <RoleSelect name="roleId" />
    <ChoiceField name="document" values={approvedDocuments} texts="approvedDocument" />
    <MoneyField name="amount" />
  </RecordForm>
);
