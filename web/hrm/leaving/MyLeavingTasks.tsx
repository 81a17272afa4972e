import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MyLeavingTasks_tasks$key } from '../../core/relay/generated/MyLeavingTasks_tasks.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { LeavingTasks } from './LeavingTasks.tsx';

const complete = graphql`
  mutation MyLeavingTasksCompleteMutation($input: RecordInput!) {
    completeOwnLeavingTask(input: $input) {
      ...saving_payload
    }
  }
`;
const reopen = graphql`
  mutation MyLeavingTasksReopenMutation($input: RecordInput!) {
    reopenOwnLeavingTask(input: $input) {
      ...saving_payload
    }
  }
`;

/** What the viewer is to do before others leave; nothing if there is nothing. */
export function MyLeavingTasks({ tasks: key }: { tasks: MyLeavingTasks_tasks$key }) {
  const { edges } = useFragment(
    graphql`
      fragment MyLeavingTasks_tasks on OwnLeavingTaskConnection {
        edges {
          node {
            taskId
            version
            title
            employeeName
            dueOn
            isDone
          }
        }
      }
    `,
    key,
  );
  if (!edges.length) return null;
  return (
    <Panel title={<FormattedMessage id="myProfile.leaving" />}>
      <LeavingTasks
        tasks={edges.map(({ node: { taskId: id, employeeName: detail, ...task } }) => ({ id, detail, ...task }))}
        detail="leavingTask.employee"
        complete={complete}
        reopen={reopen}
      />
    </Panel>
  );
}
