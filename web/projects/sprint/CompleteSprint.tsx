import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { completionRules } from '../../../server/projects/sprint/sprint.rules.ts';
import type { CompleteSprintMutation } from '../../core/relay/generated/CompleteSprintMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { SprintSelect } from './SprintSelect.tsx';

interface CompleteSprintProps {
  sprint: {
    readonly id: string;
    readonly version: number;
    readonly taskCount: number;
    readonly doneCount: number;
    readonly project: { readonly id: string };
  };
  onClose: () => unknown;
}

/** Completes a sprint, and asks where its open tasks go. */
export function CompleteSprint({ sprint, onClose }: CompleteSprintProps) {
  const { id, version, taskCount, doneCount, project } = sprint;
  const [complete, isCompleting] = useSaving<CompleteSprintMutation>(graphql`
    mutation CompleteSprintMutation($input: CompleteSprintInput!) {
      completeSprint(input: $input) {
        ...saving_payload
        sprint {
          id
          version
          status
          completedAt
        }
      }
    }
  `);
  const open = taskCount - doneCount;
  return (
    <FormDialog
      entity="sprintCompletion"
      size="sm"
      submitLabel="sprint.complete"
      rules={completionRules}
      values={{ nextSprintId: '' }}
      version={version}
      save={(values, base) => complete({ input: { id, version: base, ...values } })}
      isSaving={isCompleting}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage id="sprintCompletion.text" values={{ open }} />
      </Text>
      {open > 0 && <SprintSelect name="nextSprintId" projectId={project.id} exceptId={id} />}
    </FormDialog>
  );
}
