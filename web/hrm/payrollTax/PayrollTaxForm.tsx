import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { payCycles } from '../../../server/hrm/pay/payCycles.rules.ts';
import { payrollTaxRules, payrollTaxTypes } from '../../../server/hrm/payrollTax/payrollTax.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { payrollTaxForm } from '../../core/relay/operations/payrollTaxOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { PayShareField } from '../pay/PayShareField.tsx';
import { firstSlab, type SlabDraft } from './slabDraft.ts';
import { SlabsField } from './SlabsField.tsx';

/** Creates or edits a tax on pay. */
export const PayrollTaxForm = (props: RecordFormProps) => (
  <RecordForm
    entity="payrollTax"
    size="lg"
    operations={payrollTaxForm}
    rules={payrollTaxRules}
    initial={{ type: 'PERCENT', cycle: 'MONTHLY' }}
    values={tax => ({ lines: tax?.lines.map(({ id, validFrom, above, percent }) => ({ id, validFrom, above, percent })) ?? [] })}
    {...props}
  >
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <ChoiceField name="cycle" values={payCycles} texts="payCycle" />
      <ChoiceField name="type" values={payrollTaxTypes} texts="payrollTaxType" />
      <Shares />
    </FieldGrid>
    <Slabs />
    <StatusField name="status" />
  </RecordForm>
);

const useHasSlabs = () => (useWatch({ name: 'type' }) as string) === 'SLABS';

function Shares() {
  const hasSlabs = useHasSlabs();
  return (
    <>
      {!hasSlabs && <PayShareField name="amount" of="pay.ofTaxable" />}
      <PayShareField name="employerAmount" of="pay.ofTaxable" />
    </>
  );
}

function Slabs() {
  const hasSlabs = useHasSlabs();
  const { getValues, setValue } = useFormContext();
  const year = useToday().slice(0, 4);
  // What is not shown must not be refused.
  useEffect(() => {
    if (!hasSlabs) setValue('lines', []);
    else if (!(getValues('lines') as SlabDraft[]).length) setValue('lines', [firstSlab(`${year}-01-01`)]);
    if (hasSlabs) setValue('amount', '0');
  }, [hasSlabs, getValues, setValue, year]);
  return hasSlabs && <SlabsField />;
}
