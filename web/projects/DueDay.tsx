import { Text } from '@chakra-ui/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { FormattedMessage } from 'react-intl';
import { Day } from '../core/i18n/Day.tsx';
import { Hidden } from '../core/ui/Hidden.tsx';

/** The day a project or task is due, marked if that has passed. */
export const DueDay = ({ on, isOverdue }: { on: string; isOverdue: boolean }) => (
  <Text as="span" display="inline-flex" alignItems="center" gap="1" fontSize="xs" color={isOverdue ? 'fg.error' : 'fg.muted'}>
    <CalendarClock size={12} aria-hidden />
    <Day on={on} />
    {isOverdue && (
      <Hidden>
        <FormattedMessage id="work.isOverdue" />
      </Hidden>
    )}
  </Text>
);
