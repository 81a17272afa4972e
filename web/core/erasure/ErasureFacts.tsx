import { chakra, Heading, Link, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import type { ErasureFacts_preview$key } from '../relay/generated/ErasureFacts_preview.graphql.ts';
import { recordAddress } from '../record/recordAddress.ts';

/** Lists the data that is erased, the data that is kept and why, and other records that mention the person. */
export function ErasureFacts({ preview }: { preview: ErasureFacts_preview$key }) {
  const intl = useIntl();
  const { erased, kept, elsewhere } = useFragment(
    graphql`
      fragment ErasureFacts_preview on ErasurePreview {
        erased {
          what
          count
        }
        kept {
          what
          count
        }
        elsewhere {
          recordId
          title
          subtitle
        }
      }
    `,
    preview,
  );
  return (
    <Stack gap="4" fontSize="sm">
      <Part title="erasure.erased">
        {erased.map(({ what, count }) => (
          <li key={what}>
            <FormattedMessage id={`erasure.what.${what}`} values={{ count }} />
          </li>
        ))}
        <li>
          <FormattedMessage id="erasure.traces" />
        </li>
      </Part>
      {kept.length > 0 && (
        <Part title="erasure.kept">
          {kept.map(({ what, count }) => (
            <li key={what}>
              <FormattedMessage id={`erasure.kept.${what}`} values={{ count }} />
            </li>
          ))}
        </Part>
      )}
      {elsewhere.length > 0 && (
        <Part title="erasure.elsewhere">
          {elsewhere.map(({ recordId, title, subtitle }) => (
            <li key={recordId}>
              <Link asChild color="accent.fg">
                <RouterLink to={recordAddress(recordId) ?? '.'} target="_blank">
                  <bdi>{title || intl.formatMessage({ id: 'record.other' })}</bdi>
                </RouterLink>
              </Link>
              {subtitle && (
                <chakra.span color="fg.muted">
                  {' '}
                  <bdi>{subtitle}</bdi>
                </chakra.span>
              )}
            </li>
          ))}
        </Part>
      )}
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="1">
    <Heading as="h3" size="sm">
      <FormattedMessage id={title} />
    </Heading>
    <chakra.ul listStyleType="disc" paddingInlineStart="5" overflowWrap="anywhere">
      {children}
    </chakra.ul>
  </Stack>
);
