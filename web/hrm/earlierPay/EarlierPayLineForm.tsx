import { useWatch } from 'react-hook-form';
import {
  earlierPayKinds,
  earlierPayRules,
  itemOfEarlierPay,
  type EarlierPayKindName,
} from '../../../server/hrm/earlierPay/earlierPay.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { earlierPayLineForm } from '../../core/relay/operations/earlierPayLineOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { BenefitSelect } from '../benefit/BenefitSelect.tsx';
import { DeductionSelect } from '../deduction/DeductionSelect.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';
import { PayrollTaxSelect } from '../payrollTax/PayrollTaxSelect.tsx';

interface EarlierPayLineFormProps extends RecordFormProps {
  /** Whose pay a new line is. */
  employee?: { readonly id: string; readonly name: string };
}

/** Enters or edits a line of what was paid before the first payroll run here. */
export function EarlierPayLineForm({ employee, ...props }: EarlierPayLineFormProps) {
  const year = useToday().slice(0, 4);
  return (
    <RecordForm
      entity="earlierPayLine"
      operations={earlierPayLineForm}
      rules={earlierPayRules}
      initial={{ kind: 'SALARY', startsOn: `${year}-01-01`, employee }}
      {...props}
    >
      <EmployeeSelect name="employeeId" />
      <FieldGrid>
        <DateField name="startsOn" />
        <DateField name="endsOn" />
        <ChoiceField name="kind" values={earlierPayKinds} texts="slipLine" />
        <MoneyField name="amount" />
      </FieldGrid>
      <WhatField />
    </RecordForm>
  );
}

/** The item of pay that a line is of, or else its title; salary needs neither. */
function WhatField() {
  const kind = useWatch({ name: 'kind' }) as EarlierPayKindName;
  const item = itemOfEarlierPay(kind);
  return (
    <>
      {item === 'benefitId' && <BenefitSelect name={item} />}
      {item === 'taxId' && <PayrollTaxSelect name={item} />}
      {item === 'deductionId' && <DeductionSelect name={item} />}
      {kind !== 'SALARY' && <TextField name="title" autoComplete="off" />}
    </>
  );
}
