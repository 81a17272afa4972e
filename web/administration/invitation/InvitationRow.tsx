import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { InvitationRow_invitation$key } from '../../core/relay/generated/InvitationRow_invitation.graphql.ts';
import type { InvitationRowCancelMutation } from '../../core/relay/generated/InvitationRowCancelMutation.graphql.ts';
import type { InvitationRowResendMutation } from '../../core/relay/generated/InvitationRowResendMutation.graphql.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { CopyInvitation } from './CopyInvitation.tsx';
import { useAction } from '../../core/screens/useAction.ts';

/** An invitation with its role, expiry and actions. */
export function InvitationRow({ invitation }: { invitation: InvitationRow_invitation$key }) {
  const { id, email, status, expiresAt, role, invitedBy } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        status
        expiresAt
        role {
          title
        }
        invitedBy {
          name
        }
      }
    `,
    invitation,
  );
  const intl = useIntl();
  const [resend, isSending] = useAction<InvitationRowResendMutation>(
    'invitation',
    graphql`
      mutation InvitationRowResendMutation($input: RecordInput!) {
        resendInvitation(input: $input) {
          ...saving_payload
          invitation {
            ...InvitationRow_invitation
          }
        }
      }
    `,
    'invitation.resent',
  );
  const [cancel, isCancelling] = useAction<InvitationRowCancelMutation>(
    'invitation',
    graphql`
      mutation InvitationRowCancelMutation($input: RecordInput!) {
        cancelInvitation(input: $input) {
          ...saving_payload
          deletedIds
        }
      }
    `,
    'invitation.withdrawn',
  );
  const isBusy = isSending || isCancelling;
  const isPending = status === 'PENDING';
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3" borderTopWidth="1px">
      <chakra.div flex="1" minWidth="48">
        <Flex align="center" gap="2" wrap="wrap">
          <Ltr fontWeight="medium" overflowWrap="anywhere">
            {email}
          </Ltr>
          <Badge colorPalette={isPending ? 'amber' : 'gray'}>
            <FormattedMessage id={`invitation.status.${status}`} />
          </Badge>
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage
            id={isPending ? 'invitation.until' : 'invitation.since'}
            values={{ role: <bdi>{role.title}</bdi>, by: <bdi>{invitedBy.name}</bdi>, at: <When at={expiresAt} /> }}
          />
        </Text>
      </chakra.div>
      <ForMembers>
        <Flex gap="2" wrap="wrap">
          <CopyInvitation id={id} email={email} />
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            aria-label={intl.formatMessage({ id: 'invitation.resendTo' }, { email })}
            onClick={() => void resend({ input: { id } })}
          >
            <FormattedMessage id="invitation.resend" />
          </Button>
          <Button
            variant="outline"
            size="sm"
            colorPalette="red"
            disabled={isBusy}
            aria-label={intl.formatMessage({ id: 'invitation.cancelOf' }, { email })}
            onClick={() => void cancel({ input: { id } })}
          >
            <FormattedMessage id="invitation.cancel" />
          </Button>
        </Flex>
      </ForMembers>
    </chakra.li>
  );
}
