import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { filledSprintRules, sprintRules } from '../../../server/projects/sprint/sprint.rules.ts';
import { sprintStates } from '../../../server/projects/sprint/sprintStates.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { nameRecords } from '../../core/fields/pickedNames.ts';
import { RecordsField } from '../../core/fields/RecordsField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { SprintFormQuery } from '../../core/relay/generated/SprintFormQuery.graphql.ts';
import { sprintForm } from '../../core/relay/operations/sprintOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { ProjectSelect } from '../project/ProjectSelect.tsx';
import { TaskSelect } from '../task/TaskSelect.tsx';

const operations = readingMore<SprintFormQuery>(
  sprintForm,
  graphql`
    query SprintFormQuery($id: ID!, $isBlank: Boolean!) {
      record: sprint(id: $id) @skip(if: $isBlank) {
        id
        version
        name
        project {
          id
          name
        }
        status
        startsOn
        endsOn
        goal
        taskIds
        tasks(first: 100) {
          edges {
            node {
              id
              key
              name
            }
          }
        }
      }
    }
  `,
);

type Sprint = NonNullable<(typeof operations)['record']>;

/** The names of its tasks are noted for their field. */
function valuesOf(sprint: Sprint | undefined): object {
  nameRecords((sprint?.tasks.edges ?? []).map(({ node: { id, key, name } }) => [id, `${key} ${name}`]));
  return {};
}

interface SprintFormProps extends RecordFormProps {
  /** Project of a new sprint. */
  project?: { readonly id: string; readonly name: string };
}

/** Creates or edits a sprint. A sprint is completed on its page, where its open tasks are moved on; a copy is a future one without tasks. */
export function SprintForm({ project, ...props }: SprintFormProps) {
  const isNew = !props.id;
  return (
    <RecordForm
      entity="sprint"
      size="lg"
      operations={operations}
      rules={sprint => (sprint?.taskIds.length === 0 ? sprintRules : filledSprintRules)}
      initial={{ status: 'FUTURE', taskIds: [], projectId: project?.id ?? '' }}
      copied={{ status: 'FUTURE', startsOn: '', endsOn: '', taskIds: [] }}
      values={valuesOf}
      isAddressed={!project}
      opensNew
      {...props}
    >
      {sprint => (
        <>
          <FieldGrid>
            <TextField name="name" autoComplete="off" />
            <ProjectSelect name="projectId" selected={project} disabled={!isNew || !!project} />
            <DateField name="startsOn" />
            <DateField name="endsOn" />
          </FieldGrid>
          <ChoiceField name="status" values={statesAfter(isNew ? undefined : sprint)} texts="sprintState" />
          <TasksField />
          <TextAreaField name="goal" />
        </>
      )}
    </RecordForm>
  );
}

/** The states it can be in from here, except completed. */
const statesAfter = (sprint: Sprint | undefined) => sprintStates.slice(sprint ? sprintStates.indexOf(sprint.status) : 0, -1);

/** Tasks of the chosen project; there is nothing to choose from before. */
function TasksField() {
  const projectId = useWatch({ name: 'projectId' }) as string | undefined;
  return (
    <RecordsField
      name="taskIds"
      label={<FormattedMessage id="sprint.tasks" />}
      add="sprint.addTask"
      disabled={!projectId}
      chooser={field => <TaskSelect {...field} projectId={projectId} />}
    />
  );
}
