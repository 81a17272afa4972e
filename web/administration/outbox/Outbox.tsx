import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { OutboxQuery, OutboxQuery$data } from '../../core/relay/generated/OutboxQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { mailList } from '../addresses.ts';
import { MailDialog } from './MailDialog.tsx';

export type MailRow = NonNullable<OutboxQuery$data['outboxMails']>['edges'][number]['node'];
const tones = { QUEUED: 'amber', SENT: 'green', KEPT: 'gray', FAILED: 'red' };

const columns: Column<MailRow>[] = [
  {
    label: 'mail.subject',
    cell: ({ id, subject }) => (
      <DialogLink dialog={id}>
        <bdi>{subject}</bdi>
      </DialogLink>
    ),
  },
  { label: 'mail.to', cell: ({ to }) => <Ltr>{to}</Ltr> },
  {
    label: 'mail.status',
    cell: ({ status }) => (
      <Badge colorPalette={tones[status]}>
        <FormattedMessage id={`mail.status.${status}`} />
      </Badge>
    ),
  },
  { label: 'mail.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** /settings/outbox/: mails that Noria sent to people of the company. */
export function Outbox({ query }: ScreenProps<OutboxQuery>) {
  const [, list] = useList<OutboxQuery, 'outboxMails'>(
    graphql`
      query OutboxQuery($first: Int, $after: String, $search: String, $filter: OutboxMailFilter, $sort: OutboxMailSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "mail")
        outboxMails(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              to
              subject
              body
              language
              status
              createdAt
            }
          }
        }
      }
    `,
    query,
    'outboxMails',
    ['OutboxMail'],
  );
  return (
    <>
      <ListScreen spec={mailList} list={list} columns={columns} searchable />
      <MailDialog mails={list.rows} />
    </>
  );
}
