import { taskTemplateRules } from '../../../server/projects/template/taskTemplate.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import { taskTemplateForm } from '../../core/relay/operations/taskTemplateOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { TaskSelect } from '../task/TaskSelect.tsx';

interface TaskTemplateFormProps extends RecordFormProps {
  /** The task that a new one is saved from. */
  source?: { readonly id: string; readonly name: string };
}

/** Saves a task as a template, or edits one. */
export const TaskTemplateForm = ({ source, ...props }: TaskTemplateFormProps) => (
  <RecordForm
    entity="taskTemplate"
    size="sm"
    operations={taskTemplateForm}
    rules={taskTemplateRules}
    initial={{ name: source?.name ?? '', sourceId: source?.id ?? '' }}
    isAddressed={!source}
    {...props}
  >
    <TextField name="name" autoComplete="off" />
    <TaskSelect name="sourceId" selected={source} />
  </RecordForm>
);
