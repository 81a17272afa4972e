import { FormattedMessage } from 'react-intl';
import { useSession } from '../session/session.ts';
import { dateFormat as formatOf, dateText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** A point in time to the minute, in the viewer's date format and time zone. `never` is the message id for null. */
export function When({ at, never = 'when.never' }: { at: string | null | undefined; never?: string }) {
  const { dateFormat, timeZone } = useSession();
  const { locale } = useLanguage();
  if (!at) return <FormattedMessage id={never} />;
  const minute = formatOf(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      <bdi>{dateText(at, locale, dateFormat, timeZone)}</bdi> <bdi>{minute}</bdi>
    </time>
  );
}
