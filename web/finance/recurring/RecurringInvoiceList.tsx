import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  RecurringInvoiceListQuery,
  RecurringInvoiceListQuery$data,
} from '../../core/relay/generated/RecurringInvoiceListQuery.graphql.ts';
import {
  recurringInvoiceBulk,
  recurringInvoiceRemoval,
  recurringInvoiceUpdate,
} from '../../core/relay/operations/recurringInvoiceOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { recurringInvoiceList } from '../addresses.ts';

const RecurringInvoiceForm = lazyPart(async () => (await import('./RecurringInvoiceForm.tsx')).RecurringInvoiceForm);

type Row = RecurringInvoiceListQuery$data['recurringInvoices']['edges'][number]['node'];

const columns: Column<Row>[] = [
  {
    label: 'recurringInvoice.title',
    sort: 'TITLE',
    width: 180,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'recurringInvoice.customer',
    width: 160,
    exported: { path: 'source.customer.name' },
    cell: ({ source }) => (
      <RecordLink id={source.id}>
        <bdi>{source.customer.name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'recurringInvoice.total',
    numeric: true,
    width: 110,
    exported: { path: 'source.total' },
    cell: ({ source }) => <MoneyText value={source.total} currency={source.currency} />,
  },
  {
    label: 'recurringInvoice.frequency',
    sort: 'FREQUENCY',
    width: 110,
    cell: ({ frequency }) => <FormattedMessage id={`invoiceFrequency.${frequency}`} />,
  },
  {
    label: 'recurringInvoice.delivery',
    sort: 'DELIVERY',
    width: 130,
    cell: ({ delivery }) => <FormattedMessage id={`invoiceDelivery.${delivery}`} />,
  },
  {
    label: 'recurringInvoice.nextOn',
    sort: 'NEXT_ON',
    width: 115,
    cell: ({ nextOn, isLate, failure }) => (
      <>
        {nextOn ? <Day on={nextOn} /> : <FormattedMessage id="recurringInvoice.ended" />}
        {isLate && (
          <Badge colorPalette="red" display="block" width="fit-content">
            <FormattedMessage id="recurringInvoice.late" />
          </Badge>
        )}
        {isLate && failure && (
          <Text fontSize="xs" color="fg.muted" whiteSpace="normal">
            <bdi>{failure}</bdi>
          </Text>
        )}
      </>
    ),
  },
  {
    label: 'recurringInvoice.invoices',
    numeric: true,
    width: 100,
    exported: false,
    cell: ({ invoices }) => <NumberText value={invoices.length} />,
  },
  { label: 'recurringInvoice.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'recurringInvoice.startsOn', sort: 'STARTS_ON', hiddenAtFirst: true, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'recurringInvoice.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...recurringInvoiceBulk, isRestorable: true, fields: [bulkStatus('recurringInvoice.status')] };

/** /economics/recurring-invoices/: invoices that are made out again each period. */
export function RecurringInvoiceList({ query }: ScreenProps<RecurringInvoiceListQuery>) {
  const [, list] = useList<RecurringInvoiceListQuery, 'recurringInvoices'>(
    graphql`
      query RecurringInvoiceListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: RecurringInvoiceFilter
        $sort: RecurringInvoiceSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "recurringInvoice")
        recurringInvoices(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              frequency
              delivery
              startsOn
              nextOn
              isLate
              failure
              status
              updatedAt
              source {
                id
                total
                currency
                customer {
                  name
                }
              }
              invoices {
                id
              }
            }
          }
        }
      }
    `,
    query,
    'recurringInvoices',
    ['RecurringInvoice', 'SalesInvoice'],
  );
  return (
    <>
      <ListScreen
        spec={recurringInvoiceList}
        list={list}
        columns={columns}
        searchable
        create="recurringInvoice.new"
        bulk={bulk}
        actions={row => <RecordActions entity="recurringInvoice" record={row} name={row.title} update={recurringInvoiceUpdate} />}
      />
      <RecordDialogs
        entity="recurringInvoice"
        rows={list.rows}
        form={(id, onClose) => <RecurringInvoiceForm id={id} onClose={onClose} />}
        removal={recurringInvoiceRemoval}
      />
    </>
  );
}
