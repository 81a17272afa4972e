import { FormattedDate, FormattedMessage } from 'react-intl';

/** An instant as the viewer reads it: day and minute in his time zone. */
export const When = ({ at, never = 'when.never' }: { at: string | null | undefined; never?: string }) =>
  at ? (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </time>
  ) : (
    <FormattedMessage id={never} />
  );
