import { chakra, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../i18n/Ltr.tsx';
import { When } from '../i18n/When.tsx';
import type { SentPanel_record$key } from '../relay/generated/SentPanel_record.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

const tones = { QUEUED: 'amber', SENT: 'green', KEPT: 'gray', FAILED: 'red' };

/** E-mails sent from a record, newest first: recipients, sender, status, the PDF as it was sent, and what else went with it. */
export function SentPanel({ record }: { record: SentPanel_record$key }) {
  const intl = useIntl();
  const { sentDocuments } = useFragment(
    graphql`
      fragment SentPanel_record on Record {
        sentDocuments {
          id
          to
          cc
          subject
          status
          url
          attachments
          createdAt
          sentBy {
            name
          }
        }
      }
    `,
    record,
  );
  if (sentDocuments.length === 0) return <EmptyState title={intl.formatMessage({ id: 'document.nothingSent' })} />;
  return (
    <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="md" bg="bg.panel">
      {sentDocuments.toReversed().map(({ id, to, cc, subject, status, url, attachments, createdAt, sentBy }) => (
        <chakra.li key={id} padding="4" _notLast={{ borderBottomWidth: '1px' }}>
          <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
            <Link href={url} target="_blank" rel="noreferrer" fontWeight="medium" overflowWrap="anywhere">
              <bdi>{subject}</bdi>
            </Link>
            <Badge colorPalette={status ? tones[status] : 'gray'}>
              <FormattedMessage id={status ? `document.status.${status}` : 'document.mailGone'} />
            </Badge>
          </Flex>
          <Text fontSize="sm" overflowWrap="anywhere">
            <FormattedMessage id="document.sentTo" values={{ to: <Ltr>{cc ? `${to}, ${cc}` : to}</Ltr> }} />
          </Text>
          {attachments.length > 1 && (
            <Text fontSize="sm" overflowWrap="anywhere">
              <FormattedMessage id="document.attachments" values={{ names: <Ltr>{attachments.join(', ')}</Ltr> }} />
            </Text>
          )}
          <Text fontSize="sm" color="fg.muted">
            <bdi>{sentBy?.name}</bdi> · <When at={createdAt} />
          </Text>
        </chakra.li>
      ))}
    </Stack>
  );
}
