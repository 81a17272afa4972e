import { Button, Flex } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InboxDecision_item$key } from '../core/relay/generated/InboxDecision_item.graphql.ts';
import type { InboxDecisionLeaveMutation } from '../core/relay/generated/InboxDecisionLeaveMutation.graphql.ts';
import type { InboxDecisionRefusalMutation } from '../core/relay/generated/InboxDecisionRefusalMutation.graphql.ts';
import type { InboxDecisionRequisitionMutation } from '../core/relay/generated/InboxDecisionRequisitionMutation.graphql.ts';
import { useAction } from '../core/screens/useAction.ts';

/** Buttons of what can be decided without opening it: leave, and requisitions. */
export function InboxDecision({ item }: { item: InboxDecision_item$key }) {
  const {
    kind,
    recordId: id,
    title,
  } = useFragment(
    graphql`
      fragment InboxDecision_item on InboxItem {
        kind
        recordId
        title
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
  const isBusy = isApprovingLeave || isRefusing || isApproving;
  const approve = kind === 'LEAVE' ? approveLeave : kind === 'REQUISITION' ? approveRequisition : undefined;
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
          onClick={() => void refuseLeave(input)}
        >
          <X aria-hidden />
          <FormattedMessage id="work.refuse" />
        </Button>
      )}
    </Flex>
  );
}
