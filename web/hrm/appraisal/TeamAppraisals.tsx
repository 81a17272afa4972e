import { Button, Flex, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TeamAppraisals_appraisals$key } from '../../core/relay/generated/TeamAppraisals_appraisals.graphql.ts';
import type { TeamAppraisalsReopenMutation } from '../../core/relay/generated/TeamAppraisalsReopenMutation.graphql.ts';
import type { TeamAppraisalsSignMutation } from '../../core/relay/generated/TeamAppraisalsSignMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { AppraisalStage } from './AppraisalStage.tsx';
import { GoalsForm } from './GoalsForm.tsx';
import { goalsOf } from './goals.ts';
import { GoalTable } from './GoalTable.tsx';
import { RatingsForm } from './RatingsForm.tsx';

const setGoals = graphql`
  mutation TeamAppraisalsGoalsMutation($input: AppraisalGoalsInput!) {
    setTeamAppraisalGoals(input: $input) {
      ...saving_payload
    }
  }
`;
const rate = graphql`
  mutation TeamAppraisalsRateMutation($input: AppraisalRatingsInput!) {
    rateTeamAppraisal(input: $input) {
      ...saving_payload
    }
  }
`;

/** Appraisals of the viewer's people in open periods: they agree on goals, rate them and sign. */
export function TeamAppraisals({ appraisals: key }: { appraisals: TeamAppraisals_appraisals$key }) {
  const { edges } = useFragment(
    graphql`
      fragment TeamAppraisals_appraisals on TeamAppraisalConnection {
        edges {
          node {
            appraisalId
            version
            employeeName
            periodTitle
            goals
            score
            managerSignedAt
            employeeSignedAt
          }
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<{ id: string; what: 'goals' | 'rate' }>();
  const [sign, isSigning] = useAction<TeamAppraisalsSignMutation>(
    'appraisal',
    graphql`
      mutation TeamAppraisalsSignMutation($input: RecordInput!) {
        signTeamAppraisal(input: $input) {
          ...saving_payload
        }
      }
    `,
    'appraisal.signed',
  );
  const [reopen, isReopening] = useAction<TeamAppraisalsReopenMutation>(
    'appraisal',
    graphql`
      mutation TeamAppraisalsReopenMutation($input: RecordInput!) {
        reopenTeamAppraisal(input: $input) {
          ...saving_payload
        }
      }
    `,
    'appraisal.reopened',
  );
  if (!edges.length) return null;
  const chosen = edges.find(({ node }) => node.appraisalId === open?.id)?.node;
  const close = () => setOpen(undefined);
  return (
    <Panel title={<FormattedMessage id="appraisal.plural" />}>
      <Stack gap="6">
        {edges.map(({ node }) => {
          const { appraisalId: id, version, managerSignedAt, employeeSignedAt } = node;
          const input = { input: { id, version } };
          return (
            <Stack key={id} gap="3">
              <Flex justify="space-between" align="center" gap="3" wrap="wrap">
                <HStack fontWeight="semibold" wrap="wrap">
                  <bdi>{node.employeeName}</bdi> · <bdi>{node.periodTitle}</bdi> <AppraisalStage appraisal={node} />
                </HStack>
                <Flex gap="2" wrap="wrap">
                  {!managerSignedAt && (
                    <Button size="sm" variant="outline" onClick={() => setOpen({ id, what: 'goals' })}>
                      <FormattedMessage id="appraisal.setGoals" />
                    </Button>
                  )}
                  {!managerSignedAt && goalsOf(node.goals).length > 0 && (
                    <Button size="sm" variant="outline" onClick={() => setOpen({ id, what: 'rate' })}>
                      <FormattedMessage id="appraisal.rate" />
                    </Button>
                  )}
                  {!managerSignedAt && node.score && (
                    <Button size="sm" disabled={isSigning} onClick={() => void sign(input)}>
                      <FormattedMessage id="appraisal.sign" />
                    </Button>
                  )}
                  {managerSignedAt && !employeeSignedAt && (
                    <Button size="sm" variant="ghost" disabled={isReopening} onClick={() => void reopen(input)}>
                      <FormattedMessage id="appraisal.reopen" />
                    </Button>
                  )}
                </Flex>
              </Flex>
              <GoalTable goals={node.goals} score={node.score} />
            </Stack>
          );
        })}
      </Stack>
      <Part>
        {chosen && open?.what === 'goals' && <GoalsForm appraisal={chosen} mutation={setGoals} onClose={close} />}
        {chosen && open?.what === 'rate' && <RatingsForm appraisal={chosen} side="manager" mutation={rate} onClose={close} />}
      </Part>
    </Panel>
  );
}
