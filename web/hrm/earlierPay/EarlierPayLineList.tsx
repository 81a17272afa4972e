import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { EarlierPayLineListQuery, EarlierPayLineListQuery$data } from '../../core/relay/generated/EarlierPayLineListQuery.graphql.ts';
import { earlierPayLineBulk, earlierPayLineRemoval } from '../../core/relay/operations/earlierPayLineOperations.ts';
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
import { earlierPayLineList } from '../addresses.ts';
import { EarlierPayItem } from './EarlierPayItem.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const BenefitSelect = lazyPart(async () => (await import('../benefit/BenefitSelect.tsx')).BenefitSelect);
const DeductionSelect = lazyPart(async () => (await import('../deduction/DeductionSelect.tsx')).DeductionSelect);
const PayrollTaxSelect = lazyPart(async () => (await import('../payrollTax/PayrollTaxSelect.tsx')).PayrollTaxSelect);
const EarlierPayLineForm = lazyPart(async () => (await import('./EarlierPayLineForm.tsx')).EarlierPayLineForm);

type LineRow = EarlierPayLineListQuery$data['earlierPayLines']['edges'][number]['node'];

const columns: Column<LineRow>[] = [
  {
    label: 'earlierPayLine.employee',
    width: 200,
    exported: { path: 'employee.name' },
    cell: ({ employee }) => (
      <RecordLink id={employee.id}>
        <bdi>{employee.name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'earlierPayLine.startsOn', sort: 'STARTS_ON', width: 120, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'earlierPayLine.endsOn', sort: 'ENDS_ON', width: 120, cell: ({ endsOn }) => <Day on={endsOn} /> },
  {
    label: 'earlierPayLine.kind',
    sort: 'KIND',
    width: 190,
    cell: ({ id, kind }) => (
      <RecordLink id={id}>
        <FormattedMessage id={`slipLine.${kind}`} />
      </RecordLink>
    ),
  },
  {
    label: 'earlierPayLine.what',
    width: 200,
    exported: { path: 'title' },
    cell: line => <EarlierPayItem line={line} />,
  },
  { label: 'earlierPayLine.amount', numeric: true, width: 130, cell: ({ amount }) => <MoneyText value={amount} /> },
  { label: 'earlierPayLine.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...earlierPayLineBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect, benefit: BenefitSelect, tax: PayrollTaxSelect, deduction: DeductionSelect };

/** /HRM/payroll/earlier-pay/: what was paid before the first payroll run here. */
export function EarlierPayLineList({ query }: ScreenProps<EarlierPayLineListQuery>) {
  const intl = useIntl();
  const [, list] = useList<EarlierPayLineListQuery, 'earlierPayLines'>(
    graphql`
      query EarlierPayLineListQuery($first: Int, $after: String, $filter: EarlierPayLineFilter, $sort: EarlierPayLineSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "earlierPayLine")
        earlierPayLines(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              employee {
                id
                name
              }
              startsOn
              endsOn
              kind
              ...EarlierPayItem_line
              amount
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'earlierPayLines',
    ['EarlierPayLine'],
  );
  const nameOf = ({ employee: { name } }: LineRow) => intl.formatMessage({ id: 'earlierPayLine.name' }, { name });
  return (
    <>
      <ListScreen
        spec={earlierPayLineList}
        list={list}
        imports="EarlierPayLine"
        columns={columns}
        create="earlierPayLine.new"
        bulk={bulk}
        choosers={choosers}
        actions={row => (
          <RowActions name={nameOf(row)}>
            <EditItem id={row.id} />
            <DuplicateItem id={row.id} />
            <DeleteItem id={row.id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="earlierPayLine"
        rows={list.rows}
        nameOf={nameOf}
        form={(id, onClose) => <EarlierPayLineForm id={id} onClose={onClose} />}
        removal={earlierPayLineRemoval}
      />
    </>
  );
}
