import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { NewRecordDialog } from '../../core/record/NewRecordDialog.tsx';
import type { SalaryListQuery, SalaryListQuery$data } from '../../core/relay/generated/SalaryListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { PartyLink } from '../../ledger/party/PartyLink.tsx';
import { salaryList } from '../addresses.ts';

const SalaryForm = lazyPart(async () => (await import('./SalaryForm.tsx')).SalaryForm);

type SalaryRow = SalaryListQuery$data['salaryChanges']['edges'][number]['node'];

const columns: Column<SalaryRow>[] = [
  {
    label: 'salaryChange.employeeId',
    sort: 'EMPLOYEE_NAME',
    width: 220,
    exported: { path: 'employeeName' },
    cell: ({ employeeId, employeeName }) => <PartyLink id={employeeId} name={employeeName} />,
  },
  { label: 'salaryChange.effectiveOn', sort: 'EFFECTIVE_ON', width: 140, cell: ({ effectiveOn }) => <Day on={effectiveOn} /> },
  {
    label: 'salaryChange.oldSalary',
    numeric: true,
    width: 150,
    cell: ({ oldSalary }) => oldSalary !== null && <MoneyText value={oldSalary!} />,
  },
  {
    label: 'salaryChange.newSalary',
    numeric: true,
    width: 150,
    cell: ({ newSalary }) => (newSalary === null ? <FormattedMessage id="salaryChange.ended" /> : <MoneyText value={newSalary!} />),
  },
  {
    label: 'salaryChange.isCurrent',
    width: 110,
    cell: ({ isCurrent }) => <FormattedMessage id={isCurrent ? 'flag.yes' : 'flag.no'} />,
  },
  { label: 'salaryChange.source', sort: 'SOURCE', width: 140, cell: ({ source }) => <FormattedMessage id={`salarySource.${source}`} /> },
  { label: 'salaryChange.recordedBy', hiddenAtFirst: true, cell: ({ recordedBy }) => recordedBy && <bdi>{recordedBy.name}</bdi> },
  { label: 'salaryChange.recordedAt', sort: 'RECORDED_AT', hiddenAtFirst: true, cell: ({ recordedAt }) => <When at={recordedAt} /> },
];

/** /economics/salary-history/: every change of a salary; the audit trail records who reads it. */
export function SalaryList({ query }: ScreenProps<SalaryListQuery>) {
  const [, list] = useList<SalaryListQuery, 'salaryChanges'>(
    graphql`
      query SalaryListQuery($first: Int, $after: String, $filter: SalaryChangeFilter, $sort: SalaryChangeSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "salaryChange")
        salaryChanges(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              employeeId
              employeeName
              effectiveOn
              oldSalary
              newSalary
              isCurrent
              source
              recordedBy {
                name
              }
              recordedAt
            }
          }
        }
      }
    `,
    query,
    'salaryChanges',
    ['SalaryChange'],
  );
  return (
    <>
      <ListScreen spec={salaryList} list={list} columns={columns} create="salaryChange.new" />
      <NewRecordDialog form={onClose => <SalaryForm onClose={onClose} />} />
    </>
  );
}
