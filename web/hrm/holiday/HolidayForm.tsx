import { holidayRules } from '../../../server/hrm/holiday/holiday.rules.ts';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { holidayForm } from '../../core/relay/operations/holidayOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a public holiday. */
export const HolidayForm = (props: RecordFormProps) => (
  <RecordForm entity="holiday" operations={holidayForm} rules={holidayRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <DateField name="heldOn" />
    <CountryField name="country" />
  </RecordForm>
);
