import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { InvariantListQuery, InvariantListQuery$data } from '../../core/relay/generated/InvariantListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { invariantList } from '../addresses.ts';
import { BreakingRows } from './BreakingRows.tsx';
import { CheckNow } from './CheckNow.tsx';
import { InvariantState } from './InvariantState.tsx';

type InvariantRow = NonNullable<InvariantListQuery$data['invariantChecks']>['edges'][number]['node'];

const columns: Column<InvariantRow>[] = [
  { label: 'invariant.name', width: 320, cell: ({ key }) => <FormattedMessage id={`invariant.${key}`} /> },
  { label: 'invariant.state', sort: 'STATE', width: 115, cell: ({ state }) => <InvariantState state={state} /> },
  { label: 'invariant.breaking', width: 195, cell: ({ rows, broken }) => broken > 0 && <BreakingRows rows={rows} broken={broken} /> },
  { label: 'invariant.checkedAt', sort: 'CHECKED_AT', cell: ({ checkedAt }) => (checkedAt ? <When at={checkedAt} /> : '–') },
  {
    label: 'invariant.duration',
    sort: 'DURATION_MS',
    numeric: true,
    width: 110,
    cell: ({ durationMs }) =>
      typeof durationMs !== 'number' ? (
        '–'
      ) : (
        <FormattedMessage id="webhookDelivery.milliseconds" values={{ value: <NumberText value={durationMs} /> }} />
      ),
  },
];

/** /settings/invariants/: the data invariants and whether they hold; for all companies if SUPER_ADMIN, else for the viewer's own. */
export function InvariantList({ query }: ScreenProps<InvariantListQuery>) {
  const [, list] = useList<InvariantListQuery, 'invariantChecks'>(
    graphql`
      query InvariantListQuery($first: Int, $after: String, $filter: InvariantCheckFilter, $sort: InvariantCheckSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "invariant")
        invariantChecks(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              key
              state
              checkedAt
              durationMs
              broken
              rows
            }
          }
        }
      }
    `,
    query,
    'invariantChecks',
    ['InvariantCheck'],
  );
  return (
    <ListScreen
      spec={invariantList}
      list={list}
      columns={columns}
      buttons={<CheckNow isWaiting={list.rows.some(({ state }) => state === 'WAITING')} />}
    />
  );
}
