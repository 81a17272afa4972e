import { FormattedMessage } from 'react-intl';

/** A number of minutes as hours and minutes. */
export const Minutes = ({ count }: { count: number }) => (
  <bdi style={{ whiteSpace: 'nowrap' }}>
    <FormattedMessage id="attendance.minutes" values={{ hours: Math.floor(count / 60), minutes: String(count % 60).padStart(2, '0') }} />
  </bdi>
);
