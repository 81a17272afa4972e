import { useIntl } from 'react-intl';

/** Days of the week from Monday, and hours of the day, as texts to choose from. The first Monday of 2024 was its first day. */
export function useMailTimes() {
  const intl = useIntl();
  const day = (weekday: number) => intl.formatDate(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' });
  const time = (hour: number) => intl.formatTime(Date.UTC(2024, 0, 1, hour), { timeStyle: 'short', timeZone: 'UTC' });
  return {
    days: [1, 2, 3, 4, 5, 6, 7].map(value => ({ value, label: day(value) })),
    hours: Array.from({ length: 24 }, (_, value) => ({ value, label: time(value) })),
    /** When a view is mailed: "Every Monday at 07:00". */
    when: (weekday: number | null | undefined, hour: number) =>
      intl.formatMessage({ id: weekday ? 'viewMail.weekly' : 'viewMail.daily' }, { day: weekday ? day(weekday) : '', time: time(hour) }),
  };
}
