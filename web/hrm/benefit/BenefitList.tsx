import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { BenefitListQuery, BenefitListQuery$data } from '../../core/relay/generated/BenefitListQuery.graphql.ts';
import { benefitBulk, benefitRemoval, benefitUpdate } from '../../core/relay/operations/benefitOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { benefitList } from '../addresses.ts';
import { PayShare } from '../pay/PayShare.tsx';

const BenefitForm = lazyPart(async () => (await import('./BenefitForm.tsx')).BenefitForm);

type BenefitRow = BenefitListQuery$data['benefits']['edges'][number]['node'];

const columns: Column<BenefitRow>[] = [
  {
    label: 'benefit.title',
    sort: 'TITLE',
    width: 200,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'benefit.kind', sort: 'KIND', width: 120, cell: ({ kind }) => <FormattedMessage id={`benefitKind.${kind}`} /> },
  {
    label: 'benefit.amount',
    sort: 'AMOUNT',
    numeric: true,
    width: 130,
    cell: ({ type, amount }) => <PayShare type={type} value={amount} />,
  },
  { label: 'benefit.cycle', sort: 'CYCLE', width: 120, cell: ({ cycle }) => <FormattedMessage id={`payCycle.${cycle}`} /> },
  {
    label: 'benefit.isTaxable',
    sort: 'IS_TAXABLE',
    width: 110,
    cell: ({ isTaxable }) => <FormattedMessage id={isTaxable ? 'flag.yes' : 'flag.no'} />,
  },
  { label: 'benefit.type', sort: 'TYPE', hiddenAtFirst: true, cell: ({ type }) => <FormattedMessage id={`payItemType.${type}`} /> },
  { label: 'benefit.description', hiddenAtFirst: true, cell: ({ description }) => <bdi>{description}</bdi> },
  { label: 'benefit.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'benefit.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...benefitBulk, isRestorable: true, fields: [bulkStatus('benefit.status')] };

/** /HRM/benefits/: the benefits of the company. */
export function BenefitList({ query }: ScreenProps<BenefitListQuery>) {
  const [, list] = useList<BenefitListQuery, 'benefits'>(
    graphql`
      query BenefitListQuery($first: Int, $after: String, $search: String, $filter: BenefitFilter, $sort: BenefitSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "benefit")
        benefits(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              description
              kind
              type
              amount
              cycle
              isTaxable
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'benefits',
    ['Benefit'],
  );
  return (
    <>
      <ListScreen
        spec={benefitList}
        list={list}
        imports="Benefit"
        columns={columns}
        searchable
        create="benefit.new"
        bulk={bulk}
        actions={row => <RecordActions entity="benefit" record={row} name={row.title} update={benefitUpdate} />}
      />
      <RecordDialogs
        entity="benefit"
        rows={list.rows}
        form={(id, onClose) => <BenefitForm id={id} onClose={onClose} />}
        removal={benefitRemoval}
      />
    </>
  );
}
