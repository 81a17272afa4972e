import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { priorities } from '../../../server/portfolio/work/priorities.rules.ts';
import { taskRules } from '../../../server/projects/task/task.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { EntriesField } from '../../core/fields/EntriesField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { UsersField } from '../../core/fields/UsersField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { TaskFormQuery } from '../../core/relay/generated/TaskFormQuery.graphql.ts';
import { taskForm } from '../../core/relay/operations/taskOperations.ts';
import { MarkdownField } from '../../core/richText/MarkdownField.tsx';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useStatuses } from '../column/useStatuses.ts';
import { ProjectSelect } from '../project/ProjectSelect.tsx';
import { SprintSelect } from '../sprint/SprintSelect.tsx';
import { TaskSelect } from './TaskSelect.tsx';
import { useMemberSearch } from './useMemberSearch.ts';

const operations = readingMore<TaskFormQuery>(
  taskForm,
  graphql`
    query TaskFormQuery($id: ID!, $isBlank: Boolean!) {
      record: task(id: $id) @skip(if: $isBlank) {
        id
        version
        name
        project {
          id
          name
        }
        parent {
          id
          name
        }
        column {
          id
          name: title
        }
        sprint {
          id
          name
        }
        priority
        startOn
        dueOn
        tags
        summary
        mentions {
          userId
          name
        }
        mentionIds
        weightage
        estimateHours
        isShared
        assigneeIds
        assignees {
          userId
          name
        }
      }
    }
  `,
);

interface Named {
  readonly id: string;
  readonly name: string;
}

interface TaskFormProps extends RecordFormProps {
  /** Status column of a new task; the first one by default. */
  columnId?: string;
  /** Day on which a new task is due. */
  dueOn?: string;
  /** Project of a new task, the task it is a part of, and its sprint. */
  project?: Named;
  parent?: Named;
  sprint?: Named;
}

/** Creates or edits a task. */
export function TaskForm({ columnId: given, dueOn, project, parent, sprint, ...props }: TaskFormProps) {
  const { options, firstId } = useStatuses('TASK');
  const columnId = given ?? firstId;
  const places = { projectId: project?.id ?? '', parentId: parent?.id ?? '', sprintId: sprint?.id ?? '' };
  const initial = { priority: 'MEDIUM', columnId, dueOn: dueOn ?? '', tags: [], assigneeIds: [], mentionIds: [], ...places };
  return (
    <RecordForm
      entity="projectTask"
      size="lg"
      operations={operations}
      rules={taskRules}
      initial={initial}
      copied={{ columnId, startOn: '', dueOn: '', sprintId: '' }}
      values={task => ({ weightage: task?.weightage?.toString() ?? '' })}
      isAddressed={!project}
      {...props}
    >
      {task => (
        <>
          <TextField name="name" autoComplete="off" />
          <FieldGrid>
            <ProjectSelect name="projectId" selected={project} disabled={!!props.id || !!project} />
            <ParentField exceptId={props.id} selected={parent} />
            <SelectField name="columnId" options={options} required />
            <ChoiceField name="priority" values={priorities} texts="priority" />
            <DateField name="startOn" />
            <DateField name="dueOn" />
            <SprintField selected={sprint} />
            <NumberField name="estimateHours" decimals={[0, 2]} />
            <NumberField name="weightage" decimals={[0, 0]} />
            <FlagField name="isShared" />
          </FieldGrid>
          <AssigneesField known={task?.assignees} />
          <EntriesField name="tags" />
          <MarkdownField
            name="summary"
            of={props.id ? { recordId: props.id } : { type: 'Task' }}
            mentioned={task?.mentions.map(({ userId: id, name }) => ({ id, name }))}
          />
        </>
      )}
    </RecordForm>
  );
}

const useProjectId = () => useWatch({ name: 'projectId' }) as string | undefined;

const ParentField = (props: { exceptId?: string; selected?: Named }) => (
  <TaskSelect name="parentId" projectId={useProjectId()} {...props} />
);

const SprintField = (props: { selected?: Named }) => <SprintSelect name="sprintId" projectId={useProjectId()} {...props} />;

const AssigneesField = ({ known }: { known?: readonly { readonly userId: string; readonly name: string }[] }) => (
  <UsersField name="assigneeIds" known={known} search={useMemberSearch(useProjectId())} />
);
