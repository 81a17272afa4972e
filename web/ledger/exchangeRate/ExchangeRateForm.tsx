import { exchangeRateRules } from '../../../server/ledger/exchangeRate/exchangeRate.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import { exchangeRateForm } from '../../core/relay/operations/exchangeRateOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useSession } from '../../core/session/session.ts';

/** Creates or edits an exchange rate. */
export function ExchangeRateForm(props: RecordFormProps) {
  const { currency } = useSession();
  const { currencies } = useNames();
  const foreign = currencies().filter(({ value }) => value !== currency);
  return (
    <RecordForm
      entity="exchangeRate"
      operations={exchangeRateForm}
      rules={exchangeRateRules}
      initial={{ validFrom: useToday() }}
      {...props}
    >
      <FieldGrid>
        <SelectField name="currency" options={[{ value: '', label: '–' }, ...foreign]} />
        <DateField name="validFrom" />
        <NumberField name="rate" unit={currency} decimals={[0, 10]} />
      </FieldGrid>
    </RecordForm>
  );
}
