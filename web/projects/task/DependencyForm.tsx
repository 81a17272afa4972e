import { graphql } from 'react-relay';
import { dependencyRules, dependencyTypes } from '../../../server/projects/task/task.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import type { DependencyFormMutation } from '../../core/relay/generated/DependencyFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { TaskSelect } from './TaskSelect.tsx';

interface DependencyFormProps {
  task: { readonly id: string; readonly project: { readonly id: string } };
  onClose: () => unknown;
}

/** Lets a task wait for another of its project. */
export function DependencyForm({ task, onClose }: DependencyFormProps) {
  const [add, isAdding] = useSaving<DependencyFormMutation>(graphql`
    mutation DependencyFormMutation($input: AddTaskDependencyInput!) {
      addTaskDependency(input: $input) {
        ...saving_payload
        task {
          id
          version
          isBlocked
          ...DependencyPanel_task
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="taskDependency"
      size="sm"
      rules={dependencyRules}
      values={{ taskId: task.id, predecessorId: '', type: 'FINISH_START', lag: '0' }}
      save={input => add({ input })}
      isSaving={isAdding}
      onClose={onClose}
    >
      <TaskSelect name="predecessorId" projectId={task.project.id} exceptId={task.id} />
      <ChoiceField name="type" values={dependencyTypes} texts="dependencyType" />
      <NumberField name="lag" decimals={[0, 0]} />
    </FormDialog>
  );
}
