import { dateFormat } from '../../core/i18n/formats.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';

/** Hour and minute of an instant in a time zone: the one somebody was in when they came or went. */
export function ClockTime({ at, timeZone }: { at: string; timeZone: string }) {
  const { locale } = useLanguage();
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      <bdi>{dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at))}</bdi>
    </time>
  );
}
