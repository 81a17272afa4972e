import { Button, Flex } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InboxDecision_item$key } from '../core/relay/generated/InboxDecision_item.graphql.ts';
import type { InboxDecisionLeaveMutation } from '../core/relay/generated/InboxDecisionLeaveMutation.graphql.ts';
import type { InboxDecisionRefusalMutation } from '../core/relay/generated/InboxDecisionRefusalMutation.graphql.ts';
import type { InboxDecisionRequisitionMutation } from '../core/relay/generated/InboxDecisionRequisitionMutation.graphql.ts';
import type { InboxDecisionTeamLeaveMutation } from '../core/relay/generated/InboxDecisionTeamLeaveMutation.graphql.ts';
import type { InboxDecisionTeamRefusalMutation } from '../core/relay/generated/InboxDecisionTeamRefusalMutation.graphql.ts';
import { useAction } from '../core/screens/useAction.ts';

/** Buttons of what can be decided without opening it: leave, and requisitions. */
export function InboxDecision({ item }: { item: InboxDecision_item$key }) {
  const {
    kind,
    recordId: id,
    title,
    isOfTeam,
  } = useFragment(
    graphql`
      fragment InboxDecision_item on InboxItem {
        kind
        recordId
        title
        isOfTeam
      }
    `,
    item,
  );
  const intl = useIntl();
  const [approveLeave, isApprovingLeave] = useAction<InboxDecisionLeaveMutation>(
    'work',
    graphql`
      mutation InboxDecisionLeaveMutation($input: RecordInput!) {
        approveLeaveRequest(input: $input) {
          ...saving_payload
        }
      }
    `,
    'work.approved',
  );
  const [refuseLeave, isRefusing] = useAction<InboxDecisionRefusalMutation>(
    'work',
    graphql`
      mutation InboxDecisionRefusalMutation($input: RecordInput!) {
        refuseLeaveRequest(input: $input) {
          ...saving_payload
        }
      }
    `,
    'work.refused',
  );
  const [approveTeamLeave, isApprovingTeam] = useAction<InboxDecisionTeamLeaveMutation>(
    'work',
    graphql`
      mutation InboxDecisionTeamLeaveMutation($input: RecordInput!) {
        approveTeamLeave(input: $input) {
          ...saving_payload
        }
      }
    `,
    'work.approved',
  );
  const [refuseTeamLeave, isRefusingTeam] = useAction<InboxDecisionTeamRefusalMutation>(
    'work',
    graphql`
      mutation InboxDecisionTeamRefusalMutation($input: RecordInput!) {
        refuseTeamLeave(input: $input) {
          ...saving_payload
        }
      }
    `,
    'work.refused',
  );
  const [approveRequisition, isApproving] = useAction<InboxDecisionRequisitionMutation>(
    'work',
    graphql`
      mutation InboxDecisionRequisitionMutation($input: ApproveRequisitionInput!) {
        approveRequisition(input: $input) {
          ...saving_payload
        }
      }
    `,
    'work.approved',
  );
  const isBusy = isApprovingLeave || isRefusing || isApprovingTeam || isRefusingTeam || isApproving;
  const ofLeave = isOfTeam ? approveTeamLeave : approveLeave;
  const approve = kind === 'LEAVE' ? ofLeave : kind === 'REQUISITION' ? approveRequisition : undefined;
  if (!approve) return null;
  const input = { input: { id } };
  return (
    <Flex gap="1.5">
      <Button
        size="xs"
        variant="outline"
        disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'work.approveOf' }, { title })}
        onClick={() => void approve(input)}
      >
        <Check aria-hidden />
        <FormattedMessage id="work.approve" />
      </Button>
      {kind === 'LEAVE' && (
        <Button
          size="xs"
          variant="ghost"
          disabled={isBusy}
          aria-label={intl.formatMessage({ id: 'work.refuseOf' }, { title })}
          onClick={() => void (isOfTeam ? refuseTeamLeave : refuseLeave)(input)}
        >
          <X aria-hidden />
          <FormattedMessage id="work.refuse" />
        </Button>
      )}
    </Flex>
  );
}
