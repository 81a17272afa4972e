import { graphql } from 'react-relay';
import type { LossReasonListQuery } from '../../core/relay/generated/LossReasonListQuery.graphql.ts';
import { lossReasonBulk, lossReasonRemoval, lossReasonUpdate } from '../../core/relay/operations/lossReasonOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { useHolds } from '../../core/session/may.ts';
import { lossReasonList } from './leadChoiceAddress.ts';
import { leadChoiceColumns } from './leadChoiceColumns.tsx';
import { LeadChoiceTabs } from './LeadChoiceTabs.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const LossReasonForm = lazyPart(async () => (await import('./LossReasonForm.tsx')).LossReasonForm);

const columns = leadChoiceColumns('lossReason', 'lossReason');
const bulk = { ...lossReasonBulk, isRestorable: true, fields: [bulkStatus('lossReason.status')] };

/** /CRM/settings/loss-reasons/: why leads are lost, edited by those who see every lead. */
export function LossReasonList({ query }: ScreenProps<LossReasonListQuery>) {
  const mayEdit = useHolds('CRM_ALL_RECORDS');
  const [, list] = useList<LossReasonListQuery, 'lossReasons'>(
    graphql`
      query LossReasonListQuery($first: Int, $after: String, $search: String, $filter: LossReasonFilter, $sort: LossReasonSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "lossReason")
        lossReasons(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
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
    'lossReasons',
    ['LossReason', 'Lead'],
  );
  const editing = mayEdit && {
    imports: 'LossReason',
    create: 'lossReason.new',
    bulk,
    actions: (row: (typeof list.rows)[number]) => (
      <RecordActions entity="lossReason" record={row} name={row.name} update={lossReasonUpdate} />
    ),
  };
  return (
    <>
      <ListScreen
        spec={lossReasonList}
        list={list}
        columns={columns}
        searchable
        besideName={<LeadChoiceTabs of="lossReason" />}
        {...editing}
      />
      <RecordDialogs
        entity="lossReason"
        rows={list.rows}
        form={(id, onClose) => <LossReasonForm id={id} onClose={onClose} />}
        removal={lossReasonRemoval}
      />
    </>
  );
}
