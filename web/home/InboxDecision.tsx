import { Button, Flex } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, type GraphQLTaggedNode } from 'react-relay';
import type { InboxDecision_item$key } from '../core/relay/generated/InboxDecision_item.graphql.ts';
import type { InboxDecisionLeaveMutation } from '../core/relay/generated/InboxDecisionLeaveMutation.graphql.ts';
import { useAction } from '../core/screens/useAction.ts';

/** How something is decided without opening it. */
interface Decision {
  approve: GraphQLTaggedNode;
  refuse?: GraphQLTaggedNode;
}

const leave: Decision = {
  approve: graphql`
    mutation InboxDecisionLeaveMutation($input: RecordInput!) {
      approveLeaveRequest(input: $input) {
        ...saving_payload
      }
    }
  `,
  refuse: graphql`
    mutation InboxDecisionRefusalMutation($input: RecordInput!) {
      refuseLeaveRequest(input: $input) {
        ...saving_payload
      }
    }
  `,
};

const teamLeave: Decision = {
  approve: graphql`
    mutation InboxDecisionTeamLeaveMutation($input: RecordInput!) {
      approveTeamLeave(input: $input) {
        ...saving_payload
      }
    }
  `,
  refuse: graphql`
    mutation InboxDecisionTeamRefusalMutation($input: RecordInput!) {
      refuseTeamLeave(input: $input) {
        ...saving_payload
      }
    }
  `,
};

const requisition: Decision = {
  approve: graphql`
    mutation InboxDecisionRequisitionMutation($input: ApproveRequisitionInput!) {
      approveRequisition(input: $input) {
        ...saving_payload
      }
    }
  `,
};

/** Buttons of what can be decided without opening it: leave, and requisitions. */
export function InboxDecision({ item }: { item: InboxDecision_item$key }) {
  const { kind, recordId, title, isOfTeam } = useFragment(
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
  if (kind === 'LEAVE') return <Decide id={recordId} title={title} decision={isOfTeam ? teamLeave : leave} />;
  return kind === 'REQUISITION' ? <Decide id={recordId} title={title} decision={requisition} /> : null;
}

function Decide({ id, title, decision: { approve, refuse } }: { id: string; title: string; decision: Decision }) {
  const intl = useIntl();
  const [approves, isApproving] = useAction<InboxDecisionLeaveMutation>('work', approve, 'work.approved');
  const [refuses, isRefusing] = useAction<InboxDecisionLeaveMutation>('work', refuse ?? approve, 'work.refused');
  const isBusy = isApproving || isRefusing;
  const input = { input: { id } };
  return (
    <Flex gap="1.5">
      <Button
        size="xs"
        variant="outline"
        disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'work.approveOf' }, { title })}
        onClick={() => void approves(input)}
      >
        <Check aria-hidden />
        <FormattedMessage id="work.approve" />
      </Button>
      {refuse && (
        <Button
          size="xs"
          variant="ghost"
          disabled={isBusy}
          aria-label={intl.formatMessage({ id: 'work.refuseOf' }, { title })}
          onClick={() => void refuses(input)}
        >
          <X aria-hidden />
          <FormattedMessage id="work.refuse" />
        </Button>
      )}
    </Flex>
  );
}
