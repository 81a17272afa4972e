import { deductionRules } from '../../../server/hrm/deduction/deduction.rules.ts';
import { payItemTypes } from '../../../server/hrm/pay/payItem.rules.ts';
import { payCycles } from '../../../server/hrm/pay/payCycles.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { deductionForm } from '../../core/relay/operations/deductionOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { PayShareField } from '../pay/PayShareField.tsx';

/** Creates or edits a deduction. */
export const DeductionForm = (props: RecordFormProps) => (
  <RecordForm
    entity="deduction"
    operations={deductionForm}
    rules={deductionRules}
    initial={{ type: 'PERCENT', cycle: 'MONTHLY' }}
    {...props}
  >
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <ChoiceField name="cycle" values={payCycles} texts="payCycle" />
      <ChoiceField name="type" values={payItemTypes} texts="payItemType" />
      <PayShareField name="amount" of="pay.ofGross" />
      <PayShareField name="employerAmount" of="pay.ofGross" />
    </FieldGrid>
    <FlagField name="isPreTax" />
    <FlagField name="isStatutory" />
    <StatusField name="status" />
  </RecordForm>
);
