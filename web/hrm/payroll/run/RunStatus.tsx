import { FormattedMessage } from 'react-intl';
import type { RunStatusName } from '../../../../server/hrm/payroll/run/payrollRun.rules.ts';
import { Badge } from '../../../core/ui/Badge.tsx';

const colors: Record<RunStatusName, string> = { PENDING: 'gray', INPROGRESS: 'amber', COMPLETED: 'green' };

/** Coloured badge of a payroll run's status, and whether it takes back another or was taken back. */
export function RunStatus({ run }: { run: { readonly status: RunStatusName; readonly kind: string; readonly isReversed: boolean } }) {
  if (run.isReversed || run.kind === 'REVERSAL')
    return (
      <Badge colorPalette="red">
        <FormattedMessage id={run.isReversed ? 'payrollRun.reversed' : 'payrollRun.reversal'} />
      </Badge>
    );
  return (
    <Badge colorPalette={colors[run.status]}>
      <FormattedMessage id={`payrollStatus.${run.status}`} />
    </Badge>
  );
}
