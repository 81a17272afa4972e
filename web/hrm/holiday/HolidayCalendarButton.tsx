import { Button } from '@chakra-ui/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const HolidayCalendarDialog = lazyPart(async () => (await import('./HolidayCalendarDialog.tsx')).HolidayCalendarDialog);

/** Button that opens the calendars of countries at `?import=calendar`; loads its code on demand. */
export function HolidayCalendarButton() {
  const { address, change } = useAddress();
  const close = useCallback(() => change({ import: null }), [change]);
  if (!useMay('WRITE')) return null;
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => void change({ import: 'calendar' })}>
        <CalendarPlus aria-hidden />
        <FormattedMessage id="holidayCalendar.open" />
      </Button>
      {address.get('import') === 'calendar' && (
        <Part>
          <HolidayCalendarDialog onClose={close} />
        </Part>
      )}
    </>
  );
}
