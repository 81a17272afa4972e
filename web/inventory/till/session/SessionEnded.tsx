import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { When } from '../../../core/i18n/When.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { dismissEnded, type EndedSession } from '../offline/workplace.ts';

/** Notes that someone else has closed this device's session, and what follows; `isOpen` where the till already has another one. */
export const SessionEnded = ({ ended: { till, closedAt, closedBy }, isOpen }: { ended: EndedSession; isOpen: boolean }) => (
  <chakra.div padding="3" paddingBlockEnd="0" flexShrink="0">
    <Notice tone="red">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <span>
          <FormattedMessage
            id="tillSession.endedElsewhere"
            values={{ name: <bdi>{closedBy}</bdi>, till: <bdi>{till}</bdi>, at: <When at={closedAt} /> }}
          />{' '}
          <FormattedMessage id={isOpen ? 'tillSession.endedGoesOn' : 'tillSession.endedOpenOne'} />
        </span>
        <Button size="sm" variant="outline" onClick={() => void dismissEnded()}>
          <FormattedMessage id="action.close" />
        </Button>
      </Flex>
    </Notice>
  </chakra.div>
);
