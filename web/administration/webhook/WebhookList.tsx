import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { WebhookListQuery, WebhookListQuery$data } from '../../core/relay/generated/WebhookListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { webhookList } from '../addresses.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { TypeNames } from './TypeNames.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { bulk } from './webhookBulk.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookStatus } from './WebhookStatus.tsx';
import { webhookEndpointRemoval } from '../../core/relay/operations/webhookEndpointOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const WebhookForm = lazyPart(async () => (await import('./WebhookForm.tsx')).WebhookForm);

export type WebhookRow = NonNullable<WebhookListQuery$data['webhookEndpoints']>['edges'][number]['node'];

const columns: Column<WebhookRow>[] = [
  {
    label: 'webhook.name',
    sort: 'NAME',
    width: 160,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'webhook.url', width: 228, cell: ({ url }) => <Ltr overflowWrap="anywhere">{url}</Ltr> },
  { label: 'webhook.types', width: 150, cell: ({ types }) => <TypeNames types={types} /> },
  { label: 'webhook.status', sort: 'STATUS', width: 105, cell: webhook => <WebhookStatus webhook={webhook} /> },
  {
    label: 'webhook.lastAttemptAt',
    width: 178,
    cell: ({ lastAttemptAt, lastStatus }) =>
      lastAttemptAt && lastStatus ? (
        <>
          <DeliveryStatus status={lastStatus} />
          <Text color="fg.muted" fontSize="xs">
            <When at={lastAttemptAt} />
          </Text>
        </>
      ) : (
        <Text as="span" color="fg.muted">
          <FormattedMessage id="webhook.never" />
        </Text>
      ),
  },
  { label: 'webhook.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /settings/webhooks/: the webhooks that notify other systems of changes. */
export function WebhookList({ query }: ScreenProps<WebhookListQuery>) {
  const [, list] = useList<WebhookListQuery, 'webhookEndpoints'>(
    graphql`
      query WebhookListQuery($first: Int, $after: String, $search: String, $filter: WebhookEndpointFilter, $sort: WebhookEndpointSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "webhook")
        webhookEndpoints(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              url
              types
              status
              verifiedAt
              lastAttemptAt
              lastStatus
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'webhookEndpoints',
    ['WebhookEndpoint'],
  );
  return (
    <>
      <ListScreen
        spec={webhookList}
        list={list}
        columns={columns}
        searchable
        create="webhook.new"
        bulk={bulk}
        actions={webhook => <WebhookActions webhook={webhook} />}
      />
      <RecordDialogs
        entity="webhook"
        rows={list.rows}
        form={(id, onClose) => <WebhookForm id={id} onClose={onClose} />}
        removal={webhookEndpointRemoval}
        others={{ secret: (webhook, onClose) => <SecretDialog webhook={webhook} onClose={onClose} /> }}
      />
    </>
  );
}
