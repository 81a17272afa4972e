import { useSession } from '../session/session.ts';
import { dateText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** A business day, YYYY-MM-DD, in the viewer's date format. Not converted to a time zone. */
export function Day({ on }: { on: string | null | undefined }) {
  const { dateFormat } = useSession();
  const { locale } = useLanguage();
  if (!on) return null;
  return (
    <time dateTime={on} style={{ whiteSpace: 'nowrap' }}>
      <bdi>{dateText(`${on}T12:00:00Z`, locale, dateFormat, 'UTC')}</bdi>
    </time>
  );
}
