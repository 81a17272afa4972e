import { Button } from '@chakra-ui/react';
import TimerIcon from 'lucide-react/icons/timer';
import { FormattedMessage } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { StartTimerMutation } from '../../core/relay/generated/StartTimerMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { useMay } from '../../core/session/may.ts';
import { refreshTimer } from './timerQuery.ts';

/** Button that starts the viewer's timer for a task. */
export function StartTimer({ taskId }: { taskId: string }) {
  const environment = useRelayEnvironment();
  const mayWrite = useMay('WRITE');
  const [start, isStarting] = useAction<StartTimerMutation>(
    'timer',
    graphql`
      mutation StartTimerMutation($input: StartTimerInput!) {
        startTimer(input: $input) {
          ...saving_payload
        }
      }
    `,
    'timer.started',
  );
  if (!mayWrite) return null;
  const run = async () => {
    await start({ input: { taskId } });
    await refreshTimer(environment);
  };
  return (
    <ForMembers>
      <Button variant="outline" disabled={isStarting} onClick={() => void run()}>
        <TimerIcon aria-hidden />
        <FormattedMessage id="timer.start" />
      </Button>
    </ForMembers>
  );
}
