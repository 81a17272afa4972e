import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { UserSessionsAllMutation } from '../../core/relay/generated/UserSessionsAllMutation.graphql.ts';
import type { UserSessionsMutation } from '../../core/relay/generated/UserSessionsMutation.graphql.ts';
import type { UserSessionsQuery } from '../../core/relay/generated/UserSessionsQuery.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { SessionItem } from '../../core/session/SessionItem.tsx';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import type { UserRow } from './userColumns.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

/** A colleague's sessions, to be ended one by one or all at once. */
export function UserSessions({ user: { id: userId, name }, onClose }: { user: UserRow; onClose: () => unknown }) {
  const intl = useIntl();
  const [fetchKey, setFetchKey] = useState(0);
  const { userSessions: known } = useQuery<UserSessionsQuery>(
    graphql`
      query UserSessionsQuery($userId: ID!) {
        userSessions(userId: $userId) {
          sessionId
          ...SessionItem_session
        }
      }
    `,
    { userId },
    { fetchPolicy: 'network-only', fetchKey },
  );
  // A user deleted meanwhile has no sessions.
  const userSessions = known ?? [];
  const [end, isEnding] = useAction<UserSessionsMutation>(
    'user.sessions',
    graphql`
      mutation UserSessionsMutation($input: RevokeUserSessionInput!) {
        revokeUserSession(input: $input) {
          ...saving_payload
        }
      }
    `,
    'user.sessionEnded',
  );
  const [endAll, isEndingAll] = useAction<UserSessionsAllMutation>(
    'user.sessions',
    graphql`
      mutation UserSessionsAllMutation($input: RecordInput!) {
        endUserSessions(input: $input) {
          ...saving_payload
        }
      }
    `,
    'user.sessionsEnded',
  );
  const isBusy = isEnding || isEndingAll;
  const then = (action: Promise<void>) => void action.then(() => setFetchKey(fetchKey + 1));
  return (
    <Modal title={intl.formatMessage({ id: 'user.sessionsOf' }, { name })} onClose={onClose}>
      <ModalBody>
        {userSessions.length === 0 ? (
          <Text color="fg.muted">
            <FormattedMessage id="user.noSessions" />
          </Text>
        ) : (
          <Stack as="ul" gap="0" css={{ '& > li:first-of-type': { borderTopWidth: '0' } }}>
            {userSessions.map(session => (
              <SessionItem
                key={session.sessionId}
                session={session}
                isBusy={isBusy}
                end={sessionId => then(end({ input: { userId, sessionId } }))}
              />
            ))}
          </Stack>
        )}
      </ModalBody>
      <ModalFooter>
        {userSessions.length > 0 && (
          <Button
            variant="outline"
            colorPalette="red"
            disabled={isBusy}
            aria-busy={isEndingAll}
            onClick={() => then(endAll({ input: { id: userId } }))}
          >
            <FormattedMessage id="user.endSessions" />
          </Button>
        )}
        <Button variant="outline" onClick={onClose} data-focus-first>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
