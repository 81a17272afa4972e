import { isDay } from '../../../server/core/rules/days.ts';
import { useSession } from '../session/session.ts';
import { dateText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** A business day, YYYY-MM-DD, in the viewer's date format, not converted to a time zone. Text that is no day is shown as it is: a cell's, until it is refused. */
export function Day({ on }: { on: string | null | undefined }) {
  const { dateFormat } = useSession();
  const { locale } = useLanguage();
  if (!on) return null;
  if (!isDay(on)) return <bdi>{on}</bdi>;
  return (
    <time dateTime={on} style={{ whiteSpace: 'nowrap' }}>
      <bdi>{dateText(`${on}T12:00:00Z`, locale, dateFormat, 'UTC')}</bdi>
    </time>
  );
}
