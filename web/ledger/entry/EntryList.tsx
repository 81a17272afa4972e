import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { EntryListQuery, EntryListQuery$data } from '../../core/relay/generated/EntryListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { NewRecordDialog } from '../../core/record/NewRecordDialog.tsx';
import { entryList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const EntryForm = lazyPart(async () => (await import('./EntryForm.tsx')).EntryForm);

type EntryRow = EntryListQuery$data['journalEntries']['edges'][number]['node'];

const columns: Column<EntryRow>[] = [
  {
    label: 'entry.number',
    sort: 'NUMBER',
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'entry.postedOn', sort: 'POSTED_ON', cell: ({ postedOn }) => <Day on={postedOn} /> },
  { label: 'entry.journal', sort: 'JOURNAL', cell: ({ journal }) => <FormattedMessage id={`entry.journal.${journal}`} /> },
  { label: 'entry.description', sort: 'DESCRIPTION', cell: ({ description }) => description && <bdi>{description}</bdi> },
  {
    label: 'entry.source',
    cell: ({ sourceId }) =>
      sourceId && (
        <RecordLink id={sourceId} fontWeight="normal">
          <FormattedMessage id="entry.openSource" />
        </RecordLink>
      ),
  },
  { label: 'entry.total', sort: 'TOTAL', numeric: true, cell: ({ total }) => <MoneyText value={total} /> },
  { label: 'entry.recordedAt', hiddenAtFirst: true, cell: ({ recordedAt }) => <When at={recordedAt} /> },
];

/** /economics/journal/: all journal entries, and the form of a manual one. */
export function EntryList({ query }: ScreenProps<EntryListQuery>) {
  const [, list] = useList<EntryListQuery, 'journalEntries'>(
    graphql`
      query EntryListQuery($first: Int, $after: String, $filter: JournalEntryFilter, $sort: JournalEntrySort) @preloadable {
        ...ListScreen_settings @arguments(screen: "entry")
        journalEntries(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              postedOn
              journal
              description
              sourceId
              total
              recordedAt
            }
          }
        }
      }
    `,
    query,
    'journalEntries',
    ['JournalEntry'],
  );
  return (
    <>
      <ListScreen spec={entryList} list={list} columns={columns} create="entry.new" />
      <NewRecordDialog form={onClose => <EntryForm onClose={onClose} />} />
    </>
  );
}
