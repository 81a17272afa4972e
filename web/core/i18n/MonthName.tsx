import { FormattedDate } from 'react-intl';

/** Name of a month, given by its first day. */
export const MonthName = ({ month }: { month: string }) => (
  <FormattedDate value={`${month}T12:00:00Z`} month="long" year="numeric" timeZone="UTC" />
);
