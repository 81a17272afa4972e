import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';

const shown = (value: unknown) => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Old and new value of each changed field. */
export function AuditChanges({ changes }: { changes: unknown }) {
  const intl = useIntl();
  const entries = Object.entries((changes ?? {}) as Record<string, [unknown, unknown]>).filter(([, pair]) => Array.isArray(pair));
  if (entries.length === 0) return null;
  return (
    <chakra.details fontSize="xs">
      <chakra.summary cursor="pointer" minHeight="6">
        <FormattedMessage id="audit.fields" values={{ count: entries.length }} />
      </chakra.summary>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3" marginBlockStart="1" maxWidth="md">
        {entries.map(([field, [before, after]]) => (
          <chakra.div key={field} display="contents">
            <chakra.dt color="fg.muted">
              <bdi dir="ltr">{field}</bdi>
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              <bdi>{shown(before)}</bdi>{' '}
              <chakra.span aria-label={intl.formatMessage({ id: 'audit.became' })} role="img">
                {intl.formatMessage({ id: 'audit.arrow' })}
              </chakra.span>{' '}
              <bdi>{shown(after)}</bdi>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
