import { graphql } from 'react-relay';
import type { LeadSourceListQuery } from '../../core/relay/generated/LeadSourceListQuery.graphql.ts';
import { leadSourceBulk, leadSourceRemoval, leadSourceUpdate } from '../../core/relay/operations/leadSourceOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { useHolds } from '../../core/session/may.ts';
import { leadSourceList } from './leadChoiceAddress.ts';
import { leadChoiceColumns } from './leadChoiceColumns.tsx';
import { LeadChoiceTabs } from './LeadChoiceTabs.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const LeadSourceForm = lazyPart(async () => (await import('./LeadSourceForm.tsx')).LeadSourceForm);

const columns = leadChoiceColumns('leadSource', 'source');
const bulk = { ...leadSourceBulk, isRestorable: true, fields: [bulkStatus('leadSource.status')] };

/** /CRM/settings/sources/: where leads come from, edited by those who see every lead. */
export function LeadSourceList({ query }: ScreenProps<LeadSourceListQuery>) {
  const mayEdit = useHolds('CRM_ALL_RECORDS');
  const [, list] = useList<LeadSourceListQuery, 'leadSources'>(
    graphql`
      query LeadSourceListQuery($first: Int, $after: String, $search: String, $filter: LeadSourceFilter, $sort: LeadSourceSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "leadSource")
        leadSources(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              leadCount
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'leadSources',
    ['LeadSource', 'Lead'],
  );
  const editing = mayEdit && {
    imports: 'LeadSource',
    create: 'leadSource.new',
    bulk,
    actions: (row: (typeof list.rows)[number]) => (
      <RecordActions entity="leadSource" record={row} name={row.name} update={leadSourceUpdate} />
    ),
  };
  return (
    <>
      <ListScreen
        spec={leadSourceList}
        list={list}
        columns={columns}
        searchable
        besideName={<LeadChoiceTabs of="leadSource" />}
        {...editing}
      />
      <RecordDialogs
        entity="leadSource"
        rows={list.rows}
        form={(id, onClose) => <LeadSourceForm id={id} onClose={onClose} />}
        removal={leadSourceRemoval}
      />
    </>
  );
}
