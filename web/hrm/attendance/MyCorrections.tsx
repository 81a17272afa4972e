import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MyCorrections_corrections$key } from '../../core/relay/generated/MyCorrections_corrections.graphql.ts';
import type { MyCorrectionsCancelMutation } from '../../core/relay/generated/MyCorrectionsCancelMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { LeaveStatus } from '../leave/LeaveStatus.tsx';
import { CorrectionTable } from './CorrectionTable.tsx';

/** Corrections that the viewer has requested, and how they were decided. */
export function MyCorrections({ corrections: key }: { corrections: MyCorrections_corrections$key }) {
  const { edges } = useFragment(
    graphql`
      fragment MyCorrections_corrections on OwnAttendanceCorrectionConnection {
        edges {
          node {
            correctionId
            version
            day
            timeZone
            startedAt
            endedAt
            breakMinutes
            reason
            status
          }
        }
      }
    `,
    key,
  );
  const [cancel, isBusy] = useAction<MyCorrectionsCancelMutation>(
    'attendanceCorrection',
    graphql`
      mutation MyCorrectionsCancelMutation($input: RecordInput!) {
        cancelAttendanceCorrection(input: $input) {
          ...saving_payload
        }
      }
    `,
    'attendanceCorrection.cancelled',
  );
  return (
    <CorrectionTable
      head="leaveRequest.status"
      rows={edges.map(({ node: { correctionId: id, version, status, ...correction } }) => ({
        key: id,
        first: <LeaveStatus status={status} />,
        correction,
        action: status === 'PENDING' && (
          <Flex justify="flex-end">
            <Button size="xs" variant="ghost" disabled={isBusy} onClick={() => void cancel({ input: { id, version } })}>
              <FormattedMessage id="attendanceCorrection.cancel" />
            </Button>
          </Flex>
        ),
      }))}
    />
  );
}
