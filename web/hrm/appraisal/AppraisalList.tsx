import { graphql } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { AppraisalListQuery, AppraisalListQuery$data } from '../../core/relay/generated/AppraisalListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { appraisalList } from '../addresses.ts';
import { AppraisalStage } from './AppraisalStage.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const AppraisalPeriodSelect = lazyPart(async () => (await import('./AppraisalPeriodSelect.tsx')).AppraisalPeriodSelect);

type AppraisalRow = AppraisalListQuery$data['appraisals']['edges'][number]['node'];

const columns: Column<AppraisalRow>[] = [
  {
    label: 'appraisal.employee',
    width: 220,
    exported: { path: 'employee.name' },
    cell: ({ id, employee: { name } }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'appraisal.period', width: 180, exported: { path: 'period.title' }, cell: ({ period }) => <bdi>{period.title}</bdi> },
  {
    label: 'appraisal.stage',
    width: 160,
    exported: { path: 'managerSignedAt' },
    cell: row => <AppraisalStage appraisal={row} />,
  },
  {
    label: 'appraisal.score',
    sort: 'SCORE',
    numeric: true,
    width: 100,
    cell: ({ score }) => score && <NumberText value={Number(score)} />,
  },
  {
    label: 'appraisal.managerSignedAt',
    sort: 'MANAGER_SIGNED_AT',
    hiddenAtFirst: true,
    cell: ({ managerSignedAt }) => managerSignedAt && <When at={managerSignedAt} />,
  },
  {
    label: 'appraisal.employeeSignedAt',
    sort: 'EMPLOYEE_SIGNED_AT',
    hiddenAtFirst: true,
    cell: ({ employeeSignedAt }) => employeeSignedAt && <When at={employeeSignedAt} />,
  },
  { label: 'appraisal.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { employee: EmployeeSelect, period: AppraisalPeriodSelect };

/** /HRM/appraisals/: appraisals of all periods. */
export function AppraisalList({ query }: ScreenProps<AppraisalListQuery>) {
  const [, list] = useList<AppraisalListQuery, 'appraisals'>(
    graphql`
      query AppraisalListQuery($first: Int, $after: String, $filter: AppraisalFilter, $sort: AppraisalSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "appraisal")
        appraisals(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              employee {
                name
              }
              period {
                title
              }
              goals
              score
              managerSignedAt
              employeeSignedAt
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'appraisals',
    ['Appraisal', 'AppraisalPeriod', 'Employee'],
  );
  return <ListScreen spec={appraisalList} list={list} columns={columns} choosers={choosers} />;
}
