import { Badge, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SecurityOthersMutation } from '../../core/relay/generated/SecurityOthersMutation.graphql.ts';
import type { SecurityQuery } from '../../core/relay/generated/SecurityQuery.graphql.ts';
import type { SecurityRevokeMutation } from '../../core/relay/generated/SecurityRevokeMutation.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { SecondFactorPanel } from '../secondFactor/SecondFactorPanel.tsx';
import { deviceName } from './deviceName.ts';

/** /settings/security/: where one is signed in, and how to end it. */
export function Security({ query }: ScreenProps<SecurityQuery>) {
  const { sessions, secondFactor } = usePreloadedQuery<SecurityQuery>(
    graphql`
      query SecurityQuery @preloadable {
        sessions @required(action: THROW) {
          id
          current
          userAgent
          ipAddress
          createdAt
          lastSeenAt
        }
        secondFactor @required(action: THROW) {
          ...SecondFactorPanel_secondFactor
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const [revoke, isRevoking] = useDeed<SecurityRevokeMutation>(
    'session',
    graphql`
      mutation SecurityRevokeMutation($input: RevokeSessionInput!) {
        revokeSession(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const [revokeOthers, isRevokingOthers] = useDeed<SecurityOthersMutation>(
    'session',
    graphql`
      mutation SecurityOthersMutation($input: RevokeOtherSessionsInput!) {
        revokeOtherSessions(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  return (
    <Stack gap="4" maxWidth="3xl">
      <ScreenHead title={intl.formatMessage({ id: 'security.title' })} />
      <SecondFactorPanel secondFactor={secondFactor} />
      <Panel title={<FormattedMessage id="security.sessions" />} text={<FormattedMessage id="security.sessionsText" />}>
        <Stack as="ul" gap="0">
          {sessions.map(({ id, current, userAgent, ipAddress, createdAt, lastSeenAt }) => {
            const device = deviceName(userAgent) ?? intl.formatMessage({ id: 'security.unknownDevice' });
            return (
              <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3" borderTopWidth="1px">
                <chakra.span color="fg.muted">
                  <MonitorSmartphone size={20} aria-hidden />
                </chakra.span>
                <chakra.div flex="1" minWidth="48">
                  <Flex align="center" gap="2">
                    <Text fontWeight="medium">
                      <Ltr>{device}</Ltr>
                    </Text>
                    {current && (
                      <Badge colorPalette="green">
                        <FormattedMessage id="security.current" />
                      </Badge>
                    )}
                  </Flex>
                  <Text fontSize="sm" color="fg.muted">
                    <FormattedMessage
                      id="security.since"
                      values={{ created: <When at={createdAt} />, seen: <When at={lastSeenAt} />, address: <Ltr>{ipAddress}</Ltr> }}
                    />
                  </Text>
                </chakra.div>
                {!current && (
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isRevoking}
                    aria-label={intl.formatMessage({ id: 'security.endOf' }, { device })}
                    onClick={() => void revoke({ input: { id } })}
                  >
                    <FormattedMessage id="security.end" />
                  </Button>
                )}
              </chakra.li>
            );
          })}
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
