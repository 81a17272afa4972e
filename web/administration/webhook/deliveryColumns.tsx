import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { DeliveryListQuery$data } from '../../core/relay/generated/DeliveryListQuery.graphql.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { DeliveredChanges } from './DeliveredChanges.tsx';

export type DeliveryRow = NonNullable<DeliveryListQuery$data['webhookDeliveries']>['edges'][number]['node'];

/** What the list shows of a message. */
export const deliveryColumns: Column<DeliveryRow>[] = [
  {
    label: 'webhookDelivery.createdAt',
    sort: 'CREATED_AT',
    cell: ({ id, createdAt }) => (
      <DialogLink dialog={id}>
        <When at={createdAt} />
      </DialogLink>
    ),
  },
  { label: 'webhookDelivery.status', cell: ({ status }) => <DeliveryStatus status={status} /> },
  { label: 'webhookDelivery.changes', cell: ({ changes }) => <DeliveredChanges changes={changes} /> },
  { label: 'webhookDelivery.statusCode', numeric: true, cell: ({ statusCode }) => statusCode ?? '–' },
  {
    label: 'webhookDelivery.duration',
    numeric: true,
    cell: ({ durationMs }) =>
      typeof durationMs !== 'number' ? (
        '–'
      ) : (
        <FormattedMessage id="webhookDelivery.milliseconds" values={{ value: <NumberText value={durationMs} /> }} />
      ),
  },
  { label: 'webhookDelivery.attempts', numeric: true, hiddenAtFirst: true, cell: ({ attempts }) => <NumberText value={attempts} /> },
  {
    label: 'webhookDelivery.answer',
    cell: ({ response, failure }) => (
      <Text as="span" color="fg.muted" fontSize="xs" lineClamp="2" maxWidth="xs" dir="auto" overflowWrap="anywhere">
        {(response || failure) ?? '–'}
      </Text>
    ),
  },
];
