import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { recurringTaskRules, taskFrequencies, weekdays } from '../../../server/projects/recurring/recurringTask.rules.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { recurringTaskForm } from '../../core/relay/operations/recurringTaskOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { TaskSelect } from '../task/TaskSelect.tsx';

interface RecurringTaskFormProps extends RecordFormProps {
  /** The task that a new one repeats. */
  source?: { readonly id: string; readonly name: string };
}

/** Creates or edits a recurring task. */
export function RecurringTaskForm({ source, ...props }: RecurringTaskFormProps) {
  const startsOn = useToday();
  return (
    <RecordForm
      entity="recurringTask"
      operations={recurringTaskForm}
      rules={recurringTaskRules}
      initial={{ title: source?.name ?? '', sourceId: source?.id ?? '', frequency: 'WEEKLY', every: '1', weekdays: ['MONDAY'], startsOn }}
      values={rule => ({ every: rule?.every?.toString() ?? '1' })}
      isAddressed={!source}
      {...props}
    >
      <TextField name="title" autoComplete="off" />
      <TaskSelect name="sourceId" selected={source} />
      <FieldGrid>
        <ChoiceField name="frequency" values={taskFrequencies} texts="taskFrequency" />
        <NumberField name="every" decimals={[0, 0]} />
      </FieldGrid>
      <WeekdaysField />
      <FieldGrid>
        <DateField name="startsOn" />
        <DateField name="endsOn" />
      </FieldGrid>
      <CompanyUserSelect name="ownerId" />
      <StatusField name="status" />
    </RecordForm>
  );
}

/** The days of the week, where they matter. */
function WeekdaysField() {
  const intl = useIntl();
  if (useWatch({ name: 'frequency' }) !== 'WEEKLY') return null;
  return (
    <CheckboxGroup
      name="weekdays"
      required
      options={weekdays.map(value => ({ value, label: intl.formatMessage({ id: `weekday.${value}` }) }))}
    />
  );
}
