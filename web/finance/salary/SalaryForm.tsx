import { graphql } from 'react-relay';
import { salaryEntryRules } from '../../../server/staff/salary/salary.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { SalaryFormMutation } from '../../core/relay/generated/SalaryFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { PartySelect } from '../../ledger/party/PartySelect.tsx';

const employees = ['EMPLOYEE'] as const;

/** Records the salary of an employee from a day on. */
export function SalaryForm({ onClose }: { onClose: () => unknown }) {
  const once = useOnce();
  const today = useToday();
  const [record, isSaving] = useSaving<SalaryFormMutation>(graphql`
    mutation SalaryFormMutation($input: RecordSalaryInput!) {
      recordSalary(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormDialog
      entity="salaryChange"
      rules={salaryEntryRules}
      values={{ employeeId: '', salary: '', effectiveOn: today }}
      save={input => record({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <PartySelect name="employeeId" kinds={employees} />
        <MoneyField name="salary" />
        <DateField name="effectiveOn" />
      </FieldGrid>
    </FormDialog>
  );
}
