import { useIntl } from 'react-intl';

/** When a view is mailed, as its schedule says it. */
interface MailTime {
  readonly weekday?: number | null;
  readonly monthDay?: number | null;
  readonly hour: number;
}

/** Days of the week from Monday, days of the month, and hours of the day, as texts to choose from. The first Monday of 2024 was its first day. */
export function useMailTimes() {
  const intl = useIntl();
  const day = (weekday: number) => intl.formatDate(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' });
  const time = (hour: number) => intl.formatTime(Date.UTC(2024, 0, 1, hour), { timeStyle: 'short', timeZone: 'UTC' });
  return {
    days: [1, 2, 3, 4, 5, 6, 7].map(value => ({ value, label: day(value) })),
    monthDays: Array.from({ length: 31 }, (_, index) => ({
      value: index + 1,
      label: index === 30 ? intl.formatMessage({ id: 'viewMail.lastDay' }) : intl.formatNumber(index + 1),
    })),
    hours: Array.from({ length: 24 }, (_, value) => ({ value, label: time(value) })),
    /** When a view is mailed: "Every Monday at 07:00". */
    when: ({ weekday, monthDay, hour }: MailTime) => {
      if (weekday) return intl.formatMessage({ id: 'viewMail.weekly' }, { day: day(weekday), time: time(hour) });
      if (!monthDay) return intl.formatMessage({ id: 'viewMail.daily' }, { time: time(hour) });
      return intl.formatMessage({ id: monthDay === 31 ? 'viewMail.monthEnd' : 'viewMail.monthly' }, { day: monthDay, time: time(hour) });
    },
  };
}
