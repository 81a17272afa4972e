import CalendarClock from 'lucide-react/icons/calendar-clock';
import { FormattedMessage } from 'react-intl';
import { Day } from '../core/i18n/Day.tsx';
import { fixed } from '../core/ui/fixed.tsx';
import { Hidden } from '../core/ui/Hidden.tsx';

const Due = fixed('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'xs',
  color: 'fg.muted',
  '&[data-overdue]': { color: 'fg.error' },
});

/** The day a project or task is due, marked if that has passed. */
export const DueDay = ({ on, isOverdue }: { on: string; isOverdue: boolean }) => (
  <Due data-overdue={isOverdue || undefined}>
    <CalendarClock size={12} aria-hidden />
    <Day on={on} />
    {isOverdue && (
      <Hidden>
        <FormattedMessage id="work.isOverdue" />
      </Hidden>
    )}
  </Due>
);
