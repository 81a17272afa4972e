import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { InvitationQuery } from '../../core/relay/generated/InvitationQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { InvitationForm } from './InvitationForm.tsx';

/**
 * /authentication/invitation?token=…: invited users choose their name and password and are signed in. Explains when a link is used, expired
 * or withdrawn.
 */
export function Invitation({ query }: ScreenProps<InvitationQuery>) {
  const [search] = useSearchParams();
  const { openInvitation } = usePreloadedQuery<InvitationQuery>(
    graphql`
      query InvitationQuery($token: String!) @preloadable {
        openInvitation(token: $token) {
          companyName
          ...InvitationForm_invitation
        }
      }
    `,
    query,
  );
  const [isOver, setIsOver] = useState(!openInvitation);
  if (isOver || !openInvitation)
    return (
      <AuthenticationLayout title="invitation.overTitle" announced>
        <Text fontSize="lg">
          <FormattedMessage id="invitation.over" />
        </Text>
        <BackToSignIn />
      </AuthenticationLayout>
    );
  return (
    <AuthenticationLayout title="invitation.welcome" values={{ company: openInvitation.companyName }}>
      <InvitationForm invitation={openInvitation} token={search.get('token') ?? ''} onOver={() => setIsOver(true)} />
    </AuthenticationLayout>
  );
}
