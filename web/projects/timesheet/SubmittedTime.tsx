import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type {
  SubmittedTime_submissions$data,
  SubmittedTime_submissions$key,
} from '../../core/relay/generated/SubmittedTime_submissions.graphql.ts';
import type { SubmittedTimeMutation } from '../../core/relay/generated/SubmittedTimeMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { Turning } from '../../core/ui/Turning.tsx';
import { RejectTime } from './RejectTime.tsx';

type Submission = SubmittedTime_submissions$data[number];

/** Hours that the viewer may approve or send back; nothing where there are none. */
export function SubmittedTime({ submissions: key }: { submissions: SubmittedTime_submissions$key }) {
  const submissions = useFragment(
    graphql`
      fragment SubmittedTime_submissions on SubmittedTime @relay(plural: true) {
        userId
        userName
        projectId
        projectName
        weekStartsOn
        hours
        billableHours
      }
    `,
    key,
  );
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  const [rejected, setRejected] = useState<Submission>();
  const [approve, isApproving] = useAction<SubmittedTimeMutation>(
    'submittedTime',
    graphql`
      mutation SubmittedTimeMutation($input: SubmissionInput!) {
        approveTime(input: $input) {
          ...saving_payload
        }
      }
    `,
    'submittedTime.approved',
  );
  if (!submissions.length) return null;
  const nameOf = (id: string, { userName, projectName, hours }: Submission) =>
    intl.formatMessage({ id }, { hours: Number(hours), name: userName, project: projectName });
  const heads = ['user', 'project', 'week', 'hours', 'billable', ...(mayWrite ? ['actions'] : [])].map(head => `submittedTime.${head}`);
  return (
    <PanelBox>
      <Heading as="h2" size="md" marginBlockEnd="3">
        <FormattedMessage id="submittedTime.title" />
      </Heading>
      <FigureTable
        label="submittedTime.title"
        heads={heads}
        words={['submittedTime.project', 'submittedTime.week']}
        below={['submittedTime.project', 'submittedTime.week', 'submittedTime.billable']}
        rows={submissions.map(row => ({
          key: `${row.userId} ${row.projectId} ${row.weekStartsOn}`,
          cells: [
            <bdi key="user">{row.userName}</bdi>,
            <QuietLink key="project" to={`/projects/time/?user=${row.userId}&project=${row.projectId}&status=SUBMITTED`}>
              <bdi>{row.projectName}</bdi>
            </QuietLink>,
            <Day key="week" on={row.weekStartsOn} />,
            <NumberText key="hours" value={Number(row.hours)} />,
            <chakra.span key="billable" hideBelow="md">
              <NumberText value={Number(row.billableHours)} />
            </chakra.span>,
            ...(mayWrite
              ? [
                  <Flex key="actions" gap="2" justify="flex-end" direction={{ base: 'column', md: 'row' }}>
                    <Button variant="outline" size="xs" aria-label={nameOf('submittedTime.rejectOf', row)} onClick={() => setRejected(row)}>
                      <Turning>
                        <CornerUpLeft aria-hidden />
                      </Turning>
                      <FormattedMessage id="submittedTime.reject" />
                    </Button>
                    <Button
                      size="xs"
                      aria-label={nameOf('submittedTime.approveOf', row)}
                      disabled={isApproving}
                      onClick={() => void approve({ input: { userId: row.userId, projectId: row.projectId, day: row.weekStartsOn } })}
                    >
                      <Check aria-hidden />
                      <FormattedMessage id="submittedTime.approve" />
                    </Button>
                  </Flex>,
                ]
              : []),
          ],
        }))}
      />
      {rejected && (
        <Part>
          <RejectTime submission={rejected} onClose={() => setRejected(undefined)} />
        </Part>
      )}
    </PanelBox>
  );
}
