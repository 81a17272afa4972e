import { FormattedDate } from 'react-intl';

/** A month by its first day. */
export const MonthName = ({ month }: { month: string }) => (
  <FormattedDate value={`${month}T12:00:00Z`} month="long" year="numeric" timeZone="UTC" />
);
