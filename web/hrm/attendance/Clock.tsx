import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import Coffee from 'lucide-react/icons/coffee';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Clock_attendance$key } from '../../core/relay/generated/Clock_attendance.graphql.ts';
import type { ClockEndBreakMutation } from '../../core/relay/generated/ClockEndBreakMutation.graphql.ts';
import type { ClockInMutation } from '../../core/relay/generated/ClockInMutation.graphql.ts';
import type { ClockOutMutation } from '../../core/relay/generated/ClockOutMutation.graphql.ts';
import type { ClockStartBreakMutation } from '../../core/relay/generated/ClockStartBreakMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { ClockTime } from './ClockTime.tsx';
import { Minutes } from './Minutes.tsx';

/** The viewer's own clock: checks them in and out, and begins and ends their breaks. */
export function Clock({ attendance: key, children }: { attendance: Clock_attendance$key | null | undefined; children?: ReactNode }) {
  const open = useFragment(
    graphql`
      fragment Clock_attendance on OwnAttendance {
        timeZone
        startedAt
        breakStartedAt
        breakMinutes
      }
    `,
    key,
  );
  const [checkIn, isComing] = useAction<ClockInMutation>(
    'attendance',
    graphql`
      mutation ClockInMutation($input: ClockInput!) {
        checkIn(input: $input) {
          ...saving_payload
        }
      }
    `,
    'clock.checkedIn',
  );
  const [startBreak, isPausing] = useAction<ClockStartBreakMutation>(
    'attendance',
    graphql`
      mutation ClockStartBreakMutation($input: ClockInput!) {
        startBreak(input: $input) {
          ...saving_payload
        }
      }
    `,
    'clock.breakStarted',
  );
  const [endBreak, isReturning] = useAction<ClockEndBreakMutation>(
    'attendance',
    graphql`
      mutation ClockEndBreakMutation($input: ClockInput!) {
        endBreak(input: $input) {
          ...saving_payload
        }
      }
    `,
    'clock.breakEnded',
  );
  const [checkOut, isGoing] = useAction<ClockOutMutation>(
    'attendance',
    graphql`
      mutation ClockOutMutation($input: ClockInput!) {
        checkOut(input: $input) {
          ...saving_payload
        }
      }
    `,
    'clock.checkedOut',
  );
  const isBusy = isComing || isPausing || isReturning || isGoing;
  const wide = { flexGrow: { base: 1, sm: 0 }, size: 'lg', disabled: isBusy } as const;
  const input = { input: {} };
  return (
    <Panel title={<FormattedMessage id="clock.title" />}>
      <Stack gap="4">
        <Text aria-live="polite">
          {!open && <FormattedMessage id="clock.away" />}
          {open && !open.breakStartedAt && (
            <FormattedMessage id="clock.since" values={{ time: <ClockTime at={open.startedAt} timeZone={open.timeZone} /> }} />
          )}
          {open?.breakStartedAt && (
            <FormattedMessage id="clock.break" values={{ time: <ClockTime at={open.breakStartedAt} timeZone={open.timeZone} /> }} />
          )}
          {open && open.breakMinutes > 0 && (
            <Text as="span" display="block" fontSize="sm" color="fg.muted">
              <FormattedMessage id="clock.breaks" values={{ time: <Minutes count={open.breakMinutes} /> }} />
            </Text>
          )}
        </Text>
        <Flex gap="3" wrap="wrap" align="center">
          {!open && (
            <Button {...wide} onClick={() => void checkIn(input)}>
              <LogIn aria-hidden />
              <FormattedMessage id="clock.checkIn" />
            </Button>
          )}
          {open && (
            <Button {...wide} onClick={() => void checkOut(input)}>
              <LogOut aria-hidden />
              <FormattedMessage id="clock.checkOut" />
            </Button>
          )}
          {open && !open.breakStartedAt && (
            <Button {...wide} variant="outline" onClick={() => void startBreak(input)}>
              <Coffee aria-hidden />
              <FormattedMessage id="clock.startBreak" />
            </Button>
          )}
          {open?.breakStartedAt && (
            <Button {...wide} variant="outline" onClick={() => void endBreak(input)}>
              <Play aria-hidden />
              <FormattedMessage id="clock.endBreak" />
            </Button>
          )}
          {children}
        </Flex>
      </Stack>
    </Panel>
  );
}
