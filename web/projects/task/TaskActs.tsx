import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { taskRules } from '../../../server/projects/task/task.rules.ts';
import { UsersField } from '../../core/fields/UsersField.tsx';
import type { TaskActsMutation } from '../../core/relay/generated/TaskActsMutation.graphql.ts';
import type { TaskActsQuery } from '../../core/relay/generated/TaskActsQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { SprintSelect } from '../sprint/SprintSelect.tsx';
import { useMemberSearch } from './useMemberSearch.ts';

/** What is done to a task by a key of its card: who does it, or in which sprint. */
export type TaskAct = 'assign' | 'plan';

interface TaskActsProps {
  id: string;
  act: TaskAct;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const parts = {
  assign: taskRules.pick({ assigneeIds: true }),
  plan: taskRules.pick({ sprintId: true }),
};

/** A form of one field of a task, opened from its card. */
export function TaskActs({ id, act, onDone, onClose }: TaskActsProps) {
  const { task } = useQuery<TaskActsQuery>(
    graphql`
      query TaskActsQuery($id: ID!) {
        task(id: $id) @required(action: THROW) {
          id
          version
          name
          project {
            id
          }
          sprint {
            id
            name
          }
          assigneeIds
          assignees {
            userId
            name
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [save, isSaving] = useSaving<TaskActsMutation>(graphql`
    mutation TaskActsMutation($input: UpdateTaskInput!) {
      updateTask(input: $input) {
        ...saving_payload
        task {
          id
          version
          ...TaskCard_task
        }
      }
    }
  `);
  const { version, project } = task;
  return (
    <FormDialog
      entity="projectTask"
      title={`projectTask.${act}`}
      size="sm"
      rules={parts[act] as z.ZodObject<z.ZodRawShape>}
      version={version}
      record={task}
      values={act === 'assign' ? { assigneeIds: [...task.assigneeIds] } : { sprintId: task.sprint?.id ?? '' }}
      save={async input => {
        const outcome = await save({ input: { id, version, ...input } });
        if (outcome.issues.length === 0) await onDone();
        return outcome;
      }}
      isSaving={isSaving}
      onClose={onClose}
    >
      {act === 'assign' ? (
        <Assignees projectId={project.id} known={task.assignees} />
      ) : (
        <SprintSelect
          name="sprintId"
          projectId={project.id}
          selected={task.sprint ?? undefined}
          hint={<FormattedMessage id="projectTask.planHint" />}
        />
      )}
    </FormDialog>
  );
}

const Assignees = ({ projectId, known }: { projectId: string; known: readonly { readonly userId: string; readonly name: string }[] }) => (
  <UsersField name="assigneeIds" known={known} search={useMemberSearch(projectId)} />
);
