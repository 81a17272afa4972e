import { Button, Stack, Text } from '@chakra-ui/react';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InvitationList_query$key } from '../../core/relay/generated/InvitationList_query.graphql.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import type { RoleChoice } from '../user/roleOptions.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { InvitationRow } from './InvitationRow.tsx';

/** Who was invited by mail and has not come yet; they have a place of the plan's until they do, or their link is over. */
export function InvitationList({ query, roles }: { query: InvitationList_query$key; roles: RoleChoice[] }) {
  const { invitations } = useFragment(
    graphql`
      fragment InvitationList_query on Query {
        invitations @required(action: THROW) {
          id
          ...InvitationRow_invitation
        }
      }
    `,
    query,
  );
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Stack marginBlockStart="4">
      <Panel title={<FormattedMessage id="invitation.plural" />} text={<FormattedMessage id="invitation.text" />}>
        {invitations.length === 0 ? (
          <Text color="fg.muted" marginBlockEnd="4">
            <FormattedMessage id="invitation.none" />
          </Text>
        ) : (
          <Stack as="ul" gap="0" marginBlockEnd="4">
            {invitations.map(invitation => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Stack>
        )}
        <ForMembers>
          <Button variant="outline" onClick={() => setIsInviting(true)}>
            <MailPlus size={16} aria-hidden />
            <FormattedMessage id="invitation.new" />
          </Button>
        </ForMembers>
      </Panel>
      {isInviting && <InvitationForm roles={roles} onClose={() => setIsInviting(false)} />}
    </Stack>
  );
}
