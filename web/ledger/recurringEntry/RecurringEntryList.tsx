import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RecurringEntryListQuery, RecurringEntryListQuery$data } from '../../core/relay/generated/RecurringEntryListQuery.graphql.ts';
import { recurringEntryBulk, recurringEntryRemoval, recurringEntryUpdate } from '../../core/relay/operations/recurringEntryOperations.ts';
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
import { recurringEntryList } from '../addresses.ts';

const RecurringEntryForm = lazyPart(async () => (await import('./RecurringEntryForm.tsx')).RecurringEntryForm);

type Row = RecurringEntryListQuery$data['recurringEntries']['edges'][number]['node'];

const columns: Column<Row>[] = [
  {
    label: 'recurringEntry.title',
    sort: 'TITLE',
    width: 180,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'recurringEntry.source',
    width: 200,
    exported: { path: 'source.number' },
    cell: ({ source }) => (
      <RecordLink id={source.id}>
        <Ltr>{source.number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'recurringEntry.total',
    numeric: true,
    width: 110,
    exported: { path: 'source.total' },
    cell: ({ source }) => <MoneyText value={source.total} />,
  },
  {
    label: 'recurringEntry.frequency',
    sort: 'FREQUENCY',
    width: 110,
    cell: ({ frequency }) => <FormattedMessage id={`entryFrequency.${frequency}`} />,
  },
  {
    label: 'recurringEntry.nextOn',
    sort: 'NEXT_ON',
    width: 115,
    cell: ({ nextOn, isLate, failure }) => (
      <>
        {nextOn ? <Day on={nextOn} /> : <FormattedMessage id="recurringEntry.ended" />}
        {isLate && (
          <Badge colorPalette="red" display="block" width="fit-content">
            <FormattedMessage id="recurringEntry.late" />
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
    label: 'recurringEntry.entries',
    numeric: true,
    width: 100,
    exported: false,
    cell: ({ entries }) => <NumberText value={entries.length} />,
  },
  { label: 'recurringEntry.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'recurringEntry.startsOn', sort: 'STARTS_ON', hiddenAtFirst: true, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'recurringEntry.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...recurringEntryBulk, isRestorable: true, fields: [bulkStatus('recurringEntry.status')] };

/** /economics/recurring-entries/: manual entries that are posted again each period. */
export function RecurringEntryList({ query }: ScreenProps<RecurringEntryListQuery>) {
  const [, list] = useList<RecurringEntryListQuery, 'recurringEntries'>(
    graphql`
      query RecurringEntryListQuery($first: Int, $after: String, $search: String, $filter: RecurringEntryFilter, $sort: RecurringEntrySort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "recurringEntry")
        recurringEntries(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              frequency
              startsOn
              nextOn
              isLate
              failure
              status
              updatedAt
              source {
                id
                number
                total
              }
              entries {
                id
              }
            }
          }
        }
      }
    `,
    query,
    'recurringEntries',
    ['RecurringEntry', 'JournalEntry'],
  );
  return (
    <>
      <ListScreen
        spec={recurringEntryList}
        list={list}
        columns={columns}
        searchable
        create="recurringEntry.new"
        bulk={bulk}
        actions={row => <RecordActions entity="recurringEntry" record={row} name={row.title} update={recurringEntryUpdate} />}
      />
      <RecordDialogs
        entity="recurringEntry"
        rows={list.rows}
        form={(id, onClose) => <RecurringEntryForm id={id} onClose={onClose} />}
        removal={recurringEntryRemoval}
      />
    </>
  );
}
