import { Badge, Button, chakra, Flex, Text } from '@chakra-ui/react';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../i18n/Ltr.tsx';
import { When } from '../i18n/When.tsx';
import type { SessionItem_session$key } from '../relay/generated/SessionItem_session.graphql.ts';
import { deviceName } from './deviceName.ts';
import { ForMembers } from './ForMembers.tsx';

interface SessionItemProps {
  session: SessionItem_session$key;
  isBusy: boolean;
  end: (sessionId: string) => unknown;
}

/** A session with its device, and the button that ends it. */
export function SessionItem({ session, isBusy, end }: SessionItemProps) {
  const { sessionId, current, userAgent, ipAddress, createdAt, lastSeenAt } = useFragment(
    graphql`
      fragment SessionItem_session on Session {
        sessionId
        current
        userAgent
        ipAddress
        createdAt
        lastSeenAt
      }
    `,
    session,
  );
  const intl = useIntl();
  const device = deviceName(userAgent) ?? intl.formatMessage({ id: 'session.unknownDevice' });
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3" borderTopWidth="1px">
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
              <FormattedMessage id="session.current" />
            </Badge>
          )}
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage
            id="session.since"
            values={{ created: <When at={createdAt} />, seen: <When at={lastSeenAt} />, address: <Ltr>{ipAddress}</Ltr> }}
          />
        </Text>
      </chakra.div>
      {!current && (
        <ForMembers>
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            aria-label={intl.formatMessage({ id: 'session.endOf' }, { device })}
            onClick={() => void end(sessionId)}
          >
            <FormattedMessage id="session.end" />
          </Button>
        </ForMembers>
      )}
    </chakra.li>
  );
}
