import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { DeliveryListQuery$data } from '../../core/relay/generated/DeliveryListQuery.graphql.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { DeliveryAnswer } from './DeliveryAnswer.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { DeliveredChanges } from './DeliveredChanges.tsx';

export type DeliveryRow = NonNullable<DeliveryListQuery$data['webhookDeliveries']>['edges'][number]['node'];

/** Columns of the delivery list; all of them and the row menu fit a window 1280 pixels wide. */
export const deliveryColumns: Column<DeliveryRow>[] = [
  {
    label: 'webhookDelivery.createdAt',
    sort: 'CREATED_AT',
    width: 190,
    cell: ({ id, createdAt }) => (
      <DialogLink dialog={id}>
        <When at={createdAt} />
      </DialogLink>
    ),
  },
  { label: 'webhookDelivery.status', width: 110, cell: ({ status }) => <DeliveryStatus status={status} /> },
  {
    label: 'webhookDelivery.changes',
    width: 170,
    exported: { path: 'changes.type' },
    cell: ({ changes }) => <DeliveredChanges changes={changes} />,
  },
  { label: 'webhookDelivery.statusCode', numeric: true, width: 75, cell: ({ statusCode }) => statusCode ?? '–' },
  {
    label: 'webhookDelivery.duration',
    numeric: true,
    width: 95,
    exported: { path: 'durationMs', kind: 'number' },
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
    width: 230,
    exported: { path: 'response' },
    cell: ({ response, failure }) => (
      <Text as="span" color="fg.muted" fontSize="xs" lineClamp="2" maxWidth="xs" overflowWrap="anywhere">
        <DeliveryAnswer {...{ response, failure }} />
      </Text>
    ),
  },
];
