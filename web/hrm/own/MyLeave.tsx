import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { MyLeave_balances$key } from '../../core/relay/generated/MyLeave_balances.graphql.ts';
import type { MyLeave_requests$key } from '../../core/relay/generated/MyLeave_requests.graphql.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { LeaveBalances } from '../leave/LeaveBalances.tsx';
import { LeaveStatus } from '../leave/LeaveStatus.tsx';

const cancelLeave = graphql`
  mutation MyLeaveCancelMutation($input: RecordInput!) {
    cancelOwnLeave(input: $input) {
      ...saving_payload
    }
  }
`;

/** Balances of the viewer's own leave this year, and their requests. */
export function MyLeave({
  balances: balancesKey,
  requests: requestsKey,
}: {
  balances: MyLeave_balances$key;
  requests: MyLeave_requests$key;
}) {
  const balances = useFragment(
    graphql`
      fragment MyLeave_balances on LeaveBalance @relay(plural: true) {
        ...LeaveBalances_balances
      }
    `,
    balancesKey,
  );
  const { edges } = useFragment(
    graphql`
      fragment MyLeave_requests on OwnLeaveRequestConnection {
        edges {
          node {
            requestId
            version
            leaveType
            startsOn
            endsOn
            part
            days
            status
          }
        }
      }
    `,
    requestsKey,
  );
  const [chosen, choose] = useState<(typeof edges)[number]['node']>();
  return (
    <Stack gap="5">
      <LeaveBalances balances={balances} />
      {edges.length ? (
        <FigureTable
          label="myProfile.requests"
          heads={[
            'leaveRequest.leaveType',
            'leaveRequest.startsOn',
            'leaveRequest.endsOn',
            'leaveRequest.days',
            'leaveRequest.status',
            'myProfile.action',
          ]}
          words={['leaveRequest.startsOn', 'leaveRequest.endsOn', 'leaveRequest.status']}
          below={['leaveRequest.startsOn', 'leaveRequest.endsOn', 'leaveRequest.days', 'leaveRequest.status']}
          isNamed
          rows={edges.map(({ node }) => ({
            key: node.requestId,
            cells: [
              <bdi key="type">{node.leaveType}</bdi>,
              <Day key="from" on={node.startsOn} />,
              <Day key="to" on={node.endsOn} />,
              <NumberText key="days" value={Number(node.days)} />,
              <LeaveStatus key="status" status={node.status} />,
              node.status === 'PENDING' ? (
                <Button key="cancel" variant="ghost" size="xs" onClick={() => choose(node)}>
                  <FormattedMessage id="leaveRequest.cancel" />
                </Button>
              ) : (
                ''
              ),
            ],
          }))}
        />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage id="myProfile.requestsNone" />
        </Text>
      )}
      <Part>
        {chosen && (
          <ConfirmAction
            record={{ id: chosen.requestId, version: chosen.version, name: chosen.leaveType }}
            entity="leaveRequest"
            mutation={cancelLeave}
            title="myProfile.cancelTitle"
            text="myProfile.cancelText"
            action="leaveRequest.cancel"
            onClose={() => choose(undefined)}
          />
        )}
      </Part>
    </Stack>
  );
}
