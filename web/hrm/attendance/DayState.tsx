import { FormattedMessage } from 'react-intl';
import type { AttendanceStateName } from '../../../server/hrm/attendance/attendanceStates.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<AttendanceStateName, string> = {
  PRESENT: 'green',
  LEAVE: 'blue',
  REQUESTED: 'amber',
  OFF: 'gray',
  HOLIDAY: 'gray',
  OUTSIDE: 'gray',
  ABSENT: 'red',
  DUE: 'gray',
  UNTRACKED: 'gray',
};

/** Coloured badge of what a day was for somebody. */
export const DayState = ({ state }: { state: AttendanceStateName }) => (
  <Badge colorPalette={colors[state]}>
    <FormattedMessage id={`attendanceState.${state}`} />
  </Badge>
);
