import { Flex } from '@chakra-ui/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { environment } from '../../core/relay/environment.ts';
import { useRecordChanges } from '../../core/relay/useLiveUpdates.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Counter } from './Counter.tsx';
import { useCell } from './offline/cell.ts';
import { followReports } from './offline/sendQueue.ts';
import { followWorkplace, ownTill, workplace } from './offline/workplace.ts';
import { OpenSessionCard } from './session/OpenSessionCard.tsx';
import { QueueDialog } from './session/QueueDialog.tsx';
import { SessionEnded } from './session/SessionEnded.tsx';
import { TillBar } from './TillBar.tsx';

/** /inventory/till/: the till. All data it shows is stored on this device, so that it works offline. */
export function TillScreen() {
  const place = useCell(workplace);
  const till = ownTill(place);
  const session = till?.openSession;
  const { dialog, close } = useAddressedDialog();
  useRecordChanges(['Till', 'TillSession'], followWorkplace);
  useRecordChanges(['RefusedSale'], () => followReports().catch(() => {}));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Flex direction="column" height={{ base: 'max(100dvh, 40rem)', lg: '100dvh' }}>
        <TillBar till={session ? till : undefined} />
        {place.ended && <SessionEnded ended={place.ended} isOpen={!!session} />}
        <Flex
          as="main"
          id="main"
          flex="1"
          minHeight="0"
          direction={{ base: 'column', lg: session ? 'row-reverse' : 'row' }}
          padding={session ? '0' : '4'}
        >
          {session ? <Counter till={till} session={session} currency={place.currency} /> : <OpenSessionCard place={place} />}
          {!session && dialog === 'queue' && <QueueDialog onClose={close} />}
        </Flex>
      </Flex>
    </RelayEnvironmentProvider>
  );
}
