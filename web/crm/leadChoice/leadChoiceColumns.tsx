import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { Column } from '../../core/screens/Column.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { leadsIn } from '../overview/overviewLinks.ts';

interface LeadChoiceRow {
  readonly id: string;
  readonly name: string;
  readonly leadCount: number;
  readonly status: string;
  readonly updatedAt: string;
}

/** Columns of loss reasons or lead sources. `filter` names the lead's field, so that the count leads to its leads. */
export const leadChoiceColumns = (entity: 'lossReason' | 'leadSource', filter: 'lossReason' | 'source'): Column<LeadChoiceRow>[] => [
  {
    label: `${entity}.name`,
    sort: 'NAME',
    width: 260,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: `${entity}.leadCount`,
    sort: 'LEAD_COUNT',
    numeric: true,
    width: 120,
    cell: ({ id, leadCount }) =>
      leadCount > 0 ? (
        <QuietLink to={leadsIn({ [filter]: id })}>
          <NumberText value={leadCount} />
        </QuietLink>
      ) : (
        <NumberText value={leadCount} />
      ),
  },
  { label: `${entity}.status`, sort: 'STATUS', width: 120, cell: ({ status }) => <StatusBadge status={status as never} /> },
  { label: `${entity}.updatedAt`, sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];
