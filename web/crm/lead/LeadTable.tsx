import { HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import type { LeadTableQuery, LeadTableQuery$data } from '../../core/relay/generated/LeadTableQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { leadList } from './leadAddress.ts';
import { bulk } from './leadBulk.tsx';
import { leadChoosers } from './leadChoosers.ts';
import { LeadViews } from './LeadViews.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadStageName } from './LeadStageName.tsx';
import { NextActivity } from './NextActivity.tsx';
import { StageAge } from './StageAge.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { leadRemoval } from '../../core/relay/operations/leadOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const LeadForm = lazyPart(async () => (await import('./LeadForm.tsx')).LeadForm);

type LeadRow = LeadTableQuery$data['leads']['edges'][number]['node'];

const columns: Column<LeadRow>[] = [
  {
    label: 'lead.title',
    sort: 'TITLE',
    width: 157,
    cell: ({ id, title }) => (
      <RecordLink id={id} display="inline-block">
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'deal.customer', width: 115, cell: ({ customer }) => <bdi>{customer.name}</bdi> },
  {
    label: 'lead.column',
    width: 100,
    exported: { path: 'column.title', otherwise: 'column.kind', texts: 'leadColumn' },
    cell: ({ column }) => <LeadStageName column={column} />,
  },
  {
    label: 'lead.orderValue',
    sort: 'ORDER_VALUE',
    numeric: true,
    width: 125,
    cell: ({ orderValue }) => <MoneyText value={orderValue} />,
  },
  {
    label: 'lead.expectedCloseOn',
    sort: 'EXPECTED_CLOSE_ON',
    width: 122,
    cell: ({ expectedCloseOn }) => expectedCloseOn && <Day on={expectedCloseOn} />,
  },
  { label: 'deal.owner', width: 103, cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
  { label: 'lead.nextActivity', width: 190, cell: lead => <NextActivity lead={lead} /> },
  {
    label: 'lead.columnSince',
    sort: 'COLUMN_SINCE',
    width: 103,
    cell: ({ columnSince, isStale }) => (
      <HStack wrap="wrap" gap="1">
        <StageAge since={columnSince} />
        {isStale && (
          <Badge colorPalette="amber">
            <FormattedMessage id="lead.stale" />
          </Badge>
        )}
      </HStack>
    ),
  },
  {
    label: 'lead.probability',
    sort: 'PROBABILITY',
    numeric: true,
    cell: ({ probability }) => probability !== null && probability !== undefined && <Percent value={probability} />,
  },
  { label: 'deal.contact', hiddenAtFirst: true, cell: ({ contact }) => <bdi>{contact?.name}</bdi> },
  { label: 'lead.reason', hiddenAtFirst: true, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { label: 'lead.description', hiddenAtFirst: true, cell: ({ description }) => <Excerpt text={description} /> },
  {
    label: 'lead.estimatedBudget',
    sort: 'ESTIMATED_BUDGET',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ estimatedBudget }) => estimatedBudget && <MoneyText value={estimatedBudget} />,
  },
  { label: 'lead.source', exported: { path: 'source.name' }, hiddenAtFirst: true, cell: ({ source }) => <bdi>{source?.name}</bdi> },
  {
    label: 'lead.lossReason',
    exported: { path: 'lossReason.name' },
    hiddenAtFirst: true,
    cell: ({ lossReason }) => <bdi>{lossReason?.name}</bdi>,
  },
  { label: 'lead.lossNote', hiddenAtFirst: true, cell: ({ lossNote }) => <bdi>{lossNote}</bdi> },
];

/** /CRM/leads/table/: leads as a table, with all list features. */
export function LeadTable({ query }: ScreenProps<LeadTableQuery>) {
  const [, list] = useList<LeadTableQuery, 'leads'>(
    graphql`
      query LeadTableQuery($first: Int, $after: String, $search: String, $filter: LeadFilter, $sort: LeadSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "lead")
        leads(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              orderValue
              probability
              reason
              description
              estimatedBudget
              lossNote
              contact {
                name
              }
              expectedCloseOn
              columnSince
              isStale
              ...NextActivity_lead
              source {
                id
                name
              }
              lossReason {
                name
              }
              customer {
                id
                name
              }
              owner {
                userId
                name
              }
              column {
                id
                title
                kind
                ...LeadStageName_column
              }
            }
          }
        }
      }
    `,
    query,
    'leads',
    ['Lead', 'LeadColumn'],
  );
  return (
    <>
      <ListScreen
        spec={leadList}
        list={list}
        imports="Lead"
        columns={columns}
        searchable
        create="lead.new"
        besideName={<LeadViews view="table" />}
        bulk={bulk}
        choosers={leadChoosers}
        actions={({ id, title }) => (
          <RowActions name={title}>
            <LeadActions id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs entity="lead" rows={list.rows} form={(id, onClose) => <LeadForm id={id} onClose={onClose} />} removal={leadRemoval} />
    </>
  );
}
