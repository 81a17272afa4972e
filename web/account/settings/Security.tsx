import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { SecurityOthersMutation } from '../../core/relay/generated/SecurityOthersMutation.graphql.ts';
import type { SecurityQuery } from '../../core/relay/generated/SecurityQuery.graphql.ts';
import type { SecurityRevokeMutation } from '../../core/relay/generated/SecurityRevokeMutation.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { SessionItem } from '../../core/session/SessionItem.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { SecondFactorPanel } from '../secondFactor/SecondFactorPanel.tsx';
import { LinkedAccountsPanel } from './LinkedAccountsPanel.tsx';

/** /settings/security/: the viewer's sign-in methods and sessions, with buttons to end sessions. */
export function Security({ query }: ScreenProps<SecurityQuery>) {
  const data = usePreloadedQuery<SecurityQuery>(
    graphql`
      query SecurityQuery @preloadable {
        sessions @required(action: THROW) {
          sessionId
          ...SessionItem_session
        }
        ...LinkedAccountsPanel_query
        secondFactor @required(action: THROW) {
          ...SecondFactorPanel_secondFactor
        }
      }
    `,
    query,
  );
  const { sessions, secondFactor } = data;
  const intl = useIntl();
  const [revoke, isRevoking] = useAction<SecurityRevokeMutation>(
    'session',
    graphql`
      mutation SecurityRevokeMutation($input: RevokeSessionInput!) {
        revokeSession(input: $input) {
          ...saving_payload
        }
      }
    `,
    'security.ended',
  );
  const [revokeOthers, isRevokingOthers] = useAction<SecurityOthersMutation>(
    'session',
    graphql`
      mutation SecurityOthersMutation($input: RevokeOtherSessionsInput!) {
        revokeOtherSessions(input: $input) {
          ...saving_payload
        }
      }
    `,
    'security.othersEnded',
  );
  return (
    <Stack gap="4" maxWidth="3xl">
      <ScreenHead title={intl.formatMessage({ id: 'security.title' })} />
      <SecondFactorPanel secondFactor={secondFactor} />
      <LinkedAccountsPanel query={data} />
      <Panel title={<FormattedMessage id="security.sessions" />} text={<FormattedMessage id="security.sessionsText" />}>
        <Stack as="ul" gap="0">
          {sessions.map(session => (
            <SessionItem key={session.sessionId} session={session} isBusy={isRevoking} end={id => revoke({ input: { id } })} />
          ))}
        </Stack>
        {sessions.length > 1 && (
          <Button
            marginBlockStart="2"
            variant="outline"
            colorPalette="red"
            disabled={isRevokingOthers}
            onClick={() => void revokeOthers({ input: {} })}
          >
            <FormattedMessage id="security.endOthers" />
          </Button>
        )}
      </Panel>
    </Stack>
  );
}
