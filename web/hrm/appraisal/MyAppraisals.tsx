import { Button, Flex, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MyAppraisals_appraisals$key } from '../../core/relay/generated/MyAppraisals_appraisals.graphql.ts';
import type { MyAppraisalsSignMutation } from '../../core/relay/generated/MyAppraisalsSignMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { AppraisalStage } from './AppraisalStage.tsx';
import { goalsOf } from './goals.ts';
import { GoalTable } from './GoalTable.tsx';
import { RatingsForm } from './RatingsForm.tsx';

const rate = graphql`
  mutation MyAppraisalsRateMutation($input: AppraisalRatingsInput!) {
    rateOwnAppraisal(input: $input) {
      ...saving_payload
    }
  }
`;

/** The viewer's own appraisals: they rate their goals, and sign after their manager. */
export function MyAppraisals({ appraisals: key }: { appraisals: MyAppraisals_appraisals$key }) {
  const { edges } = useFragment(
    graphql`
      fragment MyAppraisals_appraisals on OwnAppraisalConnection {
        edges {
          node {
            appraisalId
            version
            periodTitle
            isOpen
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
  const [rated, setRated] = useState<string>();
  const [sign, isSigning] = useAction<MyAppraisalsSignMutation>(
    'appraisal',
    graphql`
      mutation MyAppraisalsSignMutation($input: RecordInput!) {
        signOwnAppraisal(input: $input) {
          ...saving_payload
        }
      }
    `,
    'appraisal.signed',
  );
  if (!edges.length) return null;
  const chosen = edges.find(({ node }) => node.appraisalId === rated)?.node;
  return (
    <Panel title={<FormattedMessage id="appraisal.plural" />}>
      <Stack gap="6">
        {edges.map(({ node }) => (
          <Stack key={node.appraisalId} gap="3">
            <Flex justify="space-between" align="center" gap="3" wrap="wrap">
              <HStack fontWeight="semibold">
                <bdi>{node.periodTitle}</bdi> <AppraisalStage appraisal={node} />
              </HStack>
              {node.isOpen && !node.managerSignedAt && goalsOf(node.goals).length > 0 && (
                <Button size="sm" variant="outline" onClick={() => setRated(node.appraisalId)}>
                  <FormattedMessage id="appraisal.rate" />
                </Button>
              )}
              {node.isOpen && node.managerSignedAt && !node.employeeSignedAt && (
                <Button
                  size="sm"
                  disabled={isSigning}
                  onClick={() => void sign({ input: { id: node.appraisalId, version: node.version } })}
                >
                  <FormattedMessage id="appraisal.sign" />
                </Button>
              )}
            </Flex>
            <GoalTable goals={node.goals} score={node.score} />
          </Stack>
        ))}
      </Stack>
      <Part>{chosen && <RatingsForm appraisal={chosen} side="self" mutation={rate} onClose={() => setRated(undefined)} />}</Part>
    </Panel>
  );
}
