import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CountListQuery, CountListQuery$data } from '../../core/relay/generated/CountListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { countList } from '../stock/addresses.ts';
import { CountStatus } from './CountStatus.tsx';
import { stockCountRemoval } from '../../core/relay/operations/stockCountOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const WarehouseSelect = lazyPart(async () => (await import('../warehouse/WarehouseSelect.tsx')).WarehouseSelect);
const CountForm = lazyPart(async () => (await import('./CountForm.tsx')).CountForm);

type CountRow = CountListQuery$data['stockCounts']['edges'][number]['node'];

const columns: Column<CountRow>[] = [
  {
    label: 'count.number',
    width: 140,
    sort: 'NUMBER',
    cell: ({ id, number, status }) => (
      <RecordLink id={id}>{number ? <Ltr>{number}</Ltr> : <FormattedMessage id="count.unnumbered" values={{ status }} />}</RecordLink>
    ),
  },
  { label: 'count.warehouse', width: 125, cell: ({ warehouse }) => <bdi>{warehouse.name}</bdi> },
  { label: 'count.status', width: 115, sort: 'STATUS', cell: ({ status }) => <CountStatus status={status} /> },
  {
    label: 'count.progress',
    width: 95,
    numeric: true,
    exported: false,
    cell: ({ countedCount, lineCount }) => (
      <FormattedMessage id="count.of" values={{ counted: <NumberText value={countedCount} />, all: <NumberText value={lineCount} /> }} />
    ),
  },
  {
    label: 'count.differenceCount',
    width: 100,
    numeric: true,
    cell: ({ differenceCount }) => differenceCount != null && <NumberText value={differenceCount} />,
  },
  { label: 'count.note', width: 135, cell: ({ note }) => note && <bdi>{note}</bdi> },
  { label: 'count.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'count.postedAt', sort: 'POSTED_AT', hiddenAtFirst: true, cell: ({ postedAt }) => postedAt && <When at={postedAt} /> },
];

const choosers = { warehouse: WarehouseSelect };

/** /inventory/counts/: the list of stock counts. */
export function CountList({ query }: ScreenProps<CountListQuery>) {
  const intl = useIntl();
  const [, list] = useList<CountListQuery, 'stockCounts'>(
    graphql`
      query CountListQuery($first: Int, $after: String, $search: String, $filter: StockCountFilter, $sort: StockCountSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "count")
        stockCounts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              warehouse {
                name
              }
              status
              note
              lineCount
              countedCount
              differenceCount
              createdAt
              postedAt
            }
          }
        }
      }
    `,
    query,
    'stockCounts',
    ['StockCount', 'StockCountLine'],
  );
  return (
    <>
      <ListScreen
        spec={countList}
        list={list}
        columns={columns}
        searchable
        create="count.new"
        choosers={choosers}
        actions={({ id, number, status }) => (
          <RowActions name={number ?? intl.formatMessage({ id: 'count.unnumbered' }, { status })}>
            <EditItem id={id} />
            {status !== 'POSTED' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="count"
        rows={list.rows}
        form={(id, onClose) => <CountForm id={id} onClose={onClose} />}
        removal={stockCountRemoval}
        nameOf={({ number, warehouse }) => number ?? warehouse.name}
      />
    </>
  );
}
