import { chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { DeliveryListQuery } from '../../core/relay/generated/DeliveryListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { deliveryList } from '../addresses.ts';
import { DeliveryActions } from './DeliveryActions.tsx';
import { deliveryColumns } from './deliveryColumns.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';

/** /settings/webhooks/:id/: deliveries of a webhook and the responses to them. */
export function DeliveryList({ query }: ScreenProps<DeliveryListQuery>) {
  const [{ webhookEndpoint }, list] = useList<DeliveryListQuery, 'webhookDeliveries'>(
    graphql`
      query DeliveryListQuery($id: ID!, $first: Int, $after: String, $filter: WebhookDeliveryFilter, $sort: WebhookDeliverySort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "webhookDelivery")
        webhookEndpoint(id: $id) @required(action: THROW) {
          name
          url
        }
        webhookDeliveries(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              createdAt
              status
              attempts
              statusCode
              durationMs
              changes
              response
              failure
            }
          }
        }
      }
    `,
    query,
    'webhookDeliveries',
    ['WebhookDelivery', 'WebhookEndpoint'],
  );
  return (
    <Stack gap="2">
      <LanguageLink to="/settings/webhooks/" fontSize="sm" color="accent.fg" alignSelf="flex-start">
        <FormattedMessage id="webhook.back" />
      </LanguageLink>
      <Text overflowWrap="anywhere">
        <chakra.bdi fontWeight="medium">{webhookEndpoint.name}</chakra.bdi>{' '}
        <Ltr color="fg.muted" fontSize="sm">
          {webhookEndpoint.url}
        </Ltr>
      </Text>
      <ListScreen
        spec={deliveryList}
        list={list}
        columns={deliveryColumns}
        actions={({ id }) => <DeliveryActions id={id} name={webhookEndpoint.name} />}
      />
      <DeliveryDialog deliveries={list.rows} />
    </Stack>
  );
}
