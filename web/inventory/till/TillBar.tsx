import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CloudOff from 'lucide-react/icons/cloud-off';
import Menu from 'lucide-react/icons/menu';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { useSession } from '../../core/session/session.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { Popover, PopoverItem } from '../../core/ui/Popover.tsx';
import { PublicTools } from '../../layout/PublicTools.tsx';
import { KeyHint } from './KeyHint.tsx';
import { useCell } from './offline/cell.ts';
import { connection } from './offline/connection.ts';
import { heldSales } from './offline/heldSales.ts';
import { isWaiting, saleQueue } from './offline/saleQueue.ts';
import type { TillChoice } from './offline/workplace.ts';
import { tillKeys } from './tillKeys.ts';

/** Bar above the till: the till's name, the connection, the queue and the less common actions. */
export function TillBar({ till }: { till: TillChoice | undefined }) {
  const { userName } = useSession();
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '1', md: '2' }}
      height="14"
      flexShrink="0"
      paddingInline={{ base: '2', md: '3' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <BackLink />
      <Text minWidth="0" truncate>
        <chakra.span fontWeight="semibold">{till ? <bdi>{till.name}</bdi> : <FormattedMessage id="menu.till" />}</chakra.span>
        <chakra.span hideBelow="md" color="fg.muted" fontSize="sm">
          {' '}
          · <bdi>{userName}</bdi>
        </chakra.span>
      </Text>
      <Flex flex="1" justify="flex-end" align="center" gap={{ base: '1', md: '2' }} minWidth="0">
        <ConnectionState />
        <QueueButton />
        {till && <BarActions />}
        <chakra.span hideBelow="md">
          <PublicTools />
        </chakra.span>
      </Flex>
    </Flex>
  );
}

function BackLink() {
  const intl = useIntl();
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" aria-label={intl.formatMessage({ id: 'till.leave' })}>
      <LanguageLink to="/inventory/invoices/">
        <chakra.span _rtl={{ transform: 'scaleX(-1)' }}>
          <ArrowLeft aria-hidden />
        </chakra.span>
      </LanguageLink>
    </IconButton>
  );
}

/** Connection warning; empty while all is well. */
function ConnectionState() {
  const state = useCell(connection);
  return (
    <chakra.span role="status" minWidth="0">
      {state === 'OFFLINE' && (
        <Badge colorPalette="amber" height="7" paddingInline="2" maxWidth="full">
          <chakra.span flexShrink="0">
            <CloudOff size={14} aria-hidden />
          </chakra.span>
          <chakra.span truncate>
            <FormattedMessage id="till.offline" />
          </chakra.span>
        </Badge>
      )}
    </chakra.span>
  );
}

/** Sales of this device that the server has not booked yet; shown while the till is closed, too. */
function QueueButton() {
  const { open } = useAddressedDialog();
  const { sales } = useCell(saleQueue);
  if (sales.length === 0) return null;
  const isRefused = sales.some(sale => !isWaiting(sale));
  return (
    <Button size="sm" variant="subtle" colorPalette={isRefused ? 'red' : 'amber'} onClick={() => open('queue')}>
      <FormattedMessage id="queue.count" values={{ count: sales.length }} />
    </Button>
  );
}

function BarActions() {
  const intl = useIntl();
  const { open } = useAddressedDialog();
  const held = useCell(heldSales);
  const item = (dialog: string, label: string, key?: string) => (
    <PopoverItem onClick={() => open(dialog)} aria-keyshortcuts={key}>
      <chakra.span flex="1">
        <FormattedMessage id={label} />
      </chakra.span>
      {key && <KeyHint>{key}</KeyHint>}
    </PopoverItem>
  );
  return (
    <>
      {held.length > 0 && (
        <Button size="sm" variant="subtle" onClick={() => open('held')}>
          <FormattedMessage id="till.heldCount" values={{ count: held.length }} />
        </Button>
      )}
      <Button hideBelow="md" size="sm" variant="outline" aria-keyshortcuts={tillKeys.takeBack} onClick={() => open('takeBack')}>
        <FormattedMessage id="till.takeBack" />
        <KeyHint>{tillKeys.takeBack}</KeyHint>
      </Button>
      <Popover
        label={intl.formatMessage({ id: 'till.menu' })}
        trigger={id => (
          <IconButton popoverTarget={id} variant="ghost" colorPalette="gray" size="sm" aria-label={intl.formatMessage({ id: 'till.menu' })}>
            <Menu aria-hidden />
          </IconButton>
        )}
      >
        {item('takeBack', 'till.takeBack', tillKeys.takeBack)}
        {item('held', 'till.heldTitle', tillKeys.hold)}
        {item('queue', 'queue.title')}
        {item('customerPayment', 'tillPayment.new')}
        {item('cash', 'tillSession.cash')}
        {item('close', 'tillSession.close')}
        {item('keys', 'till.keys')}
      </Popover>
    </>
  );
}
