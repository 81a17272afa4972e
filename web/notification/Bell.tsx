import { Box, Button, Flex, IconButton } from '@chakra-ui/react';
import BellIcon from 'lucide-react/icons/bell';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import { environment } from '../core/relay/environment.ts';
import { Badge } from '../core/ui/Badge.tsx';
import { Popover } from '../core/ui/Popover.tsx';
import { LatestNotifications } from './LatestNotifications.tsx';
import { useUnreadCount } from './useUnreadCount.ts';
import { Part } from '../core/ui/Part.tsx';

/** Bell in the top bar, with the number of unread notifications and the latest ones. */
export function Bell() {
  const intl = useIntl();
  const [count, refresh] = useUnreadCount();
  const [opened, setOpened] = useState(0);
  const changed = useCallback(() => void refresh(), [refresh]);
  const label = intl.formatMessage({ id: 'notification.bell' }, { count });
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Popover
        label={intl.formatMessage({ id: 'notification.plural' })}
        trigger={id => (
          <IconButton
            data-tour="bell"
            popoverTarget={id}
            variant="ghost"
            colorPalette="gray"
            size="sm"
            position="relative"
            aria-label={label}
            onClick={() => setOpened(times => times + 1)}
          >
            <BellIcon aria-hidden />
            {count > 0 && (
              <Badge position="absolute" insetBlockStart="-1" insetInlineEnd="-1" borderRadius="full" colorPalette="red" aria-hidden>
                {count > 99 ? '99+' : <NumberText value={count} />}
              </Badge>
            )}
          </IconButton>
        )}
      >
        <Box width="sm" maxWidth="calc(100vw - 2rem)">
          <Box maxHeight="96" overflowY="auto">
            {opened > 0 && (
              <Part fallback={<Box padding="4">{intl.formatMessage({ id: 'screen.loading' })}</Box>}>
                <LatestNotifications key={`${opened} ${count}`} onChanged={changed} />
              </Part>
            )}
          </Box>
          <Flex justify="flex-end" borderTopWidth="1px" paddingBlockStart="1">
            <Button asChild variant="ghost" size="sm">
              <LanguageLink to="/notifications/">
                <FormattedMessage id="notification.showAll" />
              </LanguageLink>
            </Button>
          </Flex>
        </Box>
      </Popover>
    </RelayEnvironmentProvider>
  );
}
