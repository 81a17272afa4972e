import { Button, Stack, Text } from '@chakra-ui/react';
import DoorOpen from 'lucide-react/icons/door-open';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { startLeavingRules } from '../../../server/hrm/leaving/leaving.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import type { Leaving_employee$key } from '../../core/relay/generated/Leaving_employee.graphql.ts';
import type { LeavingStartMutation } from '../../core/relay/generated/LeavingStartMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { useMay } from '../../core/session/may.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { LeavingTasks } from './LeavingTasks.tsx';

const complete = graphql`
  mutation LeavingCompleteMutation($input: RecordInput!) {
    completeLeavingTask(input: $input) {
      ...saving_payload
    }
  }
`;
const reopen = graphql`
  mutation LeavingReopenMutation($input: RecordInput!) {
    reopenLeavingTask(input: $input) {
      ...saving_payload
    }
  }
`;

/** What is to be done before an employee leaves; starting it asks for their last day. */
export function Leaving({ employee: key }: { employee: Leaving_employee$key }) {
  const { id, version, status, leftOn, leavingTasks } = useFragment(
    graphql`
      fragment Leaving_employee on Employee {
        id
        version
        status
        leftOn
        leavingTasks(first: 100) {
          edges {
            node {
              id
              version
              title
              assignee {
                name
              }
              dueOn
              isDone
            }
          }
        }
      }
    `,
    key,
  );
  const mayWrite = useMay('WRITE');
  const [isStarting, setStarting] = useState(false);
  const [start, isSaving] = useSaving<LeavingStartMutation>(graphql`
    mutation LeavingStartMutation($input: StartLeavingInput!) {
      startLeaving(input: $input) {
        ...saving_payload
      }
    }
  `);
  const tasks = leavingTasks.edges.map(({ node }) => ({ ...node, detail: node.assignee?.name }));
  return (
    <PanelBox>
      <Stack gap="3" align="flex-start">
        <Text color={tasks.length ? undefined : 'fg.muted'}>
          {leftOn ? (
            <FormattedMessage id="leaving.lastDay" values={{ day: <Day on={leftOn} /> }} />
          ) : (
            <FormattedMessage id="leaving.none" />
          )}
        </Text>
        {tasks.length > 0 && (
          <LeavingTasks tasks={tasks} detail="leavingTask.assignee" complete={mayWrite ? complete : undefined} reopen={reopen} />
        )}
        {mayWrite && status === 'ACTIVE' && (
          <Button size="sm" variant="outline" onClick={() => setStarting(true)}>
            <DoorOpen aria-hidden />
            <FormattedMessage id={leftOn ? 'leaving.move' : 'leaving.start'} />
          </Button>
        )}
      </Stack>
      <Part>
        {isStarting && (
          <FormDialog
            entity="leaving"
            title={leftOn ? 'leaving.move' : 'leaving.start'}
            submitLabel={leftOn ? 'leaving.move' : 'leaving.start'}
            size="sm"
            rules={startLeavingRules}
            values={{ leftOn: leftOn ?? '' }}
            version={version}
            save={(input, since) => start({ input: { id, version: since, ...input } })}
            isSaving={isSaving}
            onClose={() => setStarting(false)}
          >
            <DateField name="leftOn" />
          </FormDialog>
        )}
      </Part>
    </PanelBox>
  );
}
