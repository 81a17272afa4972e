import { FormattedMessage } from 'react-intl';
import type { LeaveAdjustmentKindName } from '../../../server/hrm/leaveAdjustment/leaveAdjustment.rules.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { Column } from '../../core/screens/Column.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';

interface AdjustmentRow {
  readonly id: string;
  readonly employee: { readonly id: string; readonly name: string };
  readonly leaveType: { readonly title: string };
  readonly kind: LeaveAdjustmentKindName | '%future added value';
  readonly days: string;
  readonly effectiveOn: string;
  readonly reason: string;
  readonly updatedAt: string;
}

/** Returns the columns of a list of adjustments of balances of leave, with the texts of its entity. */
export const adjustmentColumns = (entity: 'leaveAdjustment' | 'confidentialAdjustment'): Column<AdjustmentRow>[] => [
  {
    label: `${entity}.employee`,
    width: 200,
    exported: { path: 'employee.name' },
    cell: ({ employee }) => (
      <RecordLink id={employee.id}>
        <bdi>{employee.name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: `${entity}.leaveType`,
    width: 170,
    exported: { path: 'leaveType.title' },
    cell: ({ leaveType }) => <bdi>{leaveType.title}</bdi>,
  },
  {
    label: `${entity}.kind`,
    sort: 'KIND',
    width: 150,
    cell: ({ id, kind }) => (
      <RecordLink id={id}>
        <FormattedMessage id={`leaveAdjustmentKind.${kind}`} />
      </RecordLink>
    ),
  },
  { label: `${entity}.days`, sort: 'DAYS', numeric: true, width: 100, cell: ({ days }) => <NumberText value={Number(days)} /> },
  {
    label: `${entity}.effectiveOn`,
    sort: 'EFFECTIVE_ON',
    width: 130,
    cell: ({ effectiveOn }) => <Day on={effectiveOn} />,
  },
  { label: `${entity}.reason`, width: 240, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { label: `${entity}.updatedAt`, sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];
