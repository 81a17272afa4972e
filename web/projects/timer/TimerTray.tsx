import { Box, HStack, IconButton } from '@chakra-ui/react';
import Square from 'lucide-react/icons/square';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { RelayEnvironmentProvider, graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { TimerTrayDiscardMutation } from '../../core/relay/generated/TimerTrayDiscardMutation.graphql.ts';
import type { TimerTrayStopMutation } from '../../core/relay/generated/TimerTrayStopMutation.graphql.ts';
import type { timerQuery } from '../../core/relay/generated/timerQuery.graphql.ts';
import { environment } from '../../core/relay/environment.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { refreshTimer, runningTimer } from './timerQuery.ts';

/** The viewer's running timer in the top bar, with the task it measures. */
export const TimerTray = () => (
  <RelayEnvironmentProvider environment={environment}>
    <Tray />
  </RelayEnvironmentProvider>
);

function Tray() {
  const intl = useIntl();
  const { runningTimer: timer } = useQuery<timerQuery>(runningTimer, {}, { fetchPolicy: 'store-and-network' });
  const [stop, isStopping] = useAction<TimerTrayStopMutation>(
    'timer',
    graphql`
      mutation TimerTrayStopMutation($input: StopTimerInput!) {
        stopTimer(input: $input) {
          ...saving_payload
          timeEntry {
            id
          }
        }
      }
    `,
    'timer.booked',
  );
  const [discard, isDiscarding] = useAction<TimerTrayDiscardMutation>(
    'timer',
    graphql`
      mutation TimerTrayDiscardMutation($input: StopTimerInput!) {
        discardTimer(input: $input) {
          ...saving_payload
        }
      }
    `,
    'timer.discarded',
  );
  if (!timer) return null;
  const end = async (act: typeof stop | typeof discard) => {
    await act({ input: {} });
    await refreshTimer(environment);
  };
  return (
    <HStack gap="1" borderWidth="1px" borderRadius="full" paddingInlineStart="3" fontSize="sm" whiteSpace="nowrap">
      <QuietLink to={`/projects/tasks/${timer.taskId}/`} title={timer.taskName}>
        <Box as="span" hideBelow="md" marginInlineEnd="1.5">
          <Ltr>{timer.taskKey}</Ltr>
        </Box>
        <Elapsed since={timer.startedAt} />
      </QuietLink>
      <IconButton
        variant="ghost"
        size="xs"
        disabled={isStopping || isDiscarding}
        aria-label={intl.formatMessage({ id: 'timer.stop' })}
        onClick={() => void end(stop)}
      >
        <Square aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        size="xs"
        disabled={isStopping || isDiscarding}
        aria-label={intl.formatMessage({ id: 'timer.discard' })}
        onClick={() => void end(discard)}
      >
        <X aria-hidden />
      </IconButton>
    </HStack>
  );
}

/** Interval of the updates, in milliseconds. */
const beat = 10_000;
const minute = 60_000;

/** Hours and minutes since an instant. */
function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beat);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  return <Ltr>{`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`}</Ltr>;
}
