import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InvitationList_query$key } from '../../core/relay/generated/InvitationList_query.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { InvitationRow } from './InvitationRow.tsx';

/** Pending invitations; each takes a seat of the plan until it is accepted or expires. */
export function InvitationList({ query }: { query: InvitationList_query$key }) {
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
  return (
    <Stack marginBlockStart="4">
      <Panel title={<FormattedMessage id="invitation.plural" />} text={<FormattedMessage id="invitation.text" />}>
        {invitations.length === 0 ? (
          <Text color="fg.muted">
            <FormattedMessage id="invitation.none" />
          </Text>
        ) : (
          <Stack as="ul" gap="0">
            {invitations.map(invitation => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}
