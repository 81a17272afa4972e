import { benefitKinds, benefitRules } from '../../../server/hrm/benefit/benefit.rules.ts';
import { payItemTypes } from '../../../server/hrm/pay/payItem.rules.ts';
import { payCycles } from '../../../server/hrm/pay/payCycles.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { benefitForm } from '../../core/relay/operations/benefitOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { PayShareField } from '../pay/PayShareField.tsx';

/** Creates or edits a benefit. */
export const BenefitForm = (props: RecordFormProps) => (
  <RecordForm entity="benefit" operations={benefitForm} rules={benefitRules} {...props}>
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <ChoiceField name="kind" values={benefitKinds} texts="benefitKind" />
      <ChoiceField name="type" values={payItemTypes} texts="payItemType" />
      <PayShareField name="amount" of="pay.ofGross" />
      <ChoiceField name="cycle" values={payCycles} texts="payCycle" />
      <FlagField name="isTaxable" />
    </FieldGrid>
    <TextAreaField name="description" />
    <StatusField name="status" />
  </RecordForm>
);
