import { useWatch } from 'react-hook-form';
import { timeEntryRules } from '../../../server/projects/time/timeEntry.rules.ts';
import { ComboboxField } from '../../core/fields/ComboboxField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { timeEntryForm } from '../../core/relay/operations/timeEntryOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useSession } from '../../core/session/session.ts';
import { ProjectSelect } from '../project/ProjectSelect.tsx';
import { TaskSelect } from '../task/TaskSelect.tsx';
import { useMemberSearch } from '../task/useMemberSearch.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface TimeEntryFormProps extends RecordFormProps {
  /** Project of a new entry. */
  project?: Named;
}

/** Books time on a project, or edits it: the viewer's own, today, unless they say otherwise. */
export function TimeEntryForm({ project, ...props }: TimeEntryFormProps) {
  const { userId, userName } = useSession();
  const today = useToday();
  const me = userId && userName && !props.id ? { id: userId, name: userName } : undefined;
  return (
    <RecordForm
      entity="timeEntry"
      operations={timeEntryForm}
      rules={timeEntryRules}
      initial={{ projectId: project?.id ?? '', userId, spentOn: today }}
      copied={{ spentOn: today }}
      isAddressed={!project}
      {...props}
    >
      <FieldGrid>
        <ProjectSelect name="projectId" selected={project} required />
        <TaskOfProject />
        <Member selected={me} />
        <DateField name="spentOn" max={today} />
        <NumberField name="hours" decimals={[0, 2]} />
        <FlagField name="isBillable" />
      </FieldGrid>
      <TextAreaField name="note" rows={3} />
    </RecordForm>
  );
}

const useProjectId = () => (useWatch({ name: 'projectId' }) as string | null) || undefined;

const TaskOfProject = () => <TaskSelect name="taskId" projectId={useProjectId()} />;

const Member = ({ selected }: { selected?: Named }) => (
  <ComboboxField name="userId" search={useMemberSearch(useProjectId())} selected={selected} required />
);
