import { appraisalPeriodRules } from '../../../server/hrm/appraisal/appraisal.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { appraisalPeriodForm } from '../../core/relay/operations/appraisalPeriodOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a period of appraisals. */
export const AppraisalPeriodForm = (props: RecordFormProps) => (
  <RecordForm entity="appraisalPeriod" operations={appraisalPeriodForm} rules={appraisalPeriodRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <FieldGrid>
      <DateField name="startsOn" />
      <DateField name="endsOn" />
    </FieldGrid>
    <StatusField name="status" />
  </RecordForm>
);
