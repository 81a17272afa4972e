import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { When } from '../../core/i18n/When.tsx';
import type { HolidayListQuery, HolidayListQuery$data } from '../../core/relay/generated/HolidayListQuery.graphql.ts';
import { holidayBulk, holidayRemoval } from '../../core/relay/operations/holidayOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { holidayList } from '../addresses.ts';
import { HolidayCalendarButton } from './HolidayCalendarButton.tsx';

const HolidayForm = lazyPart(async () => (await import('./HolidayForm.tsx')).HolidayForm);

type HolidayRow = HolidayListQuery$data['holidays']['edges'][number]['node'];

const columns: Column<HolidayRow>[] = [
  {
    label: 'holiday.title',
    sort: 'TITLE',
    width: 240,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'holiday.heldOn', sort: 'HELD_ON', width: 150, cell: ({ heldOn }) => <Day on={heldOn} /> },
  { label: 'holiday.country', sort: 'COUNTRY', width: 170, cell: ({ country }) => <Country code={country} /> },
  { label: 'holiday.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

function Country({ code }: { code: string | null | undefined }) {
  const { countryName } = useNames();
  return code ? <bdi>{countryName(code)}</bdi> : <FormattedMessage id="holiday.everywhere" />;
}

const bulk: Bulk = { ...holidayBulk, isRestorable: true, fields: [] };

/** /HRM/holidays/: the public holidays. */
export function HolidayList({ query }: ScreenProps<HolidayListQuery>) {
  const [, list] = useList<HolidayListQuery, 'holidays'>(
    graphql`
      query HolidayListQuery($first: Int, $after: String, $search: String, $filter: HolidayFilter, $sort: HolidaySort) @preloadable {
        ...ListScreen_settings @arguments(screen: "holiday")
        holidays(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              title
              heldOn
              country
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'holidays',
    ['Holiday'],
  );
  return (
    <>
      <ListScreen
        spec={holidayList}
        list={list}
        imports="Holiday"
        columns={columns}
        searchable
        create="holiday.new"
        buttons={<HolidayCalendarButton />}
        bulk={bulk}
        actions={({ id, title }) => (
          <RowActions name={title}>
            <EditItem id={id} />
            <DuplicateItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="holiday"
        rows={list.rows}
        form={(id, onClose) => <HolidayForm id={id} onClose={onClose} />}
        removal={holidayRemoval}
      />
    </>
  );
}
