import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { MonthName } from '../../../core/i18n/MonthName.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { FigureTable } from '../../../core/ui/FigureTable.tsx';
import { Panel } from '../../../core/ui/Panel.tsx';

interface CostChangesProps {
  /** First day of the month that is compared with the one before it. */
  month: string;
  changes: readonly { cause: string; employees: number; cost: string }[];
}

/** Why payroll costs more or less than in the month before. */
export const CostChanges = ({ month, changes }: CostChangesProps) => (
  <Panel
    title={<FormattedMessage id="payroll.changes" />}
    text={<FormattedMessage id="payroll.changesText" values={{ month: <MonthName month={month} /> }} />}
  >
    {changes.length > 0 ? (
      <FigureTable
        label="payroll.changes"
        heads={['payroll.cause', 'payroll.employees', 'payroll.costChange']}
        below={['payroll.employees']}
        rows={changes.map(({ cause, employees, cost }) => ({
          key: cause,
          cells: [
            <FormattedMessage key="cause" id={`payrollChange.${cause}`} />,
            <NumberText key="employees" value={employees} />,
            <MoneyText key="cost" value={cost} />,
          ],
        }))}
      />
    ) : (
      <chakra.p color="fg.muted">
        <FormattedMessage id="payroll.noChanges" />
      </chakra.p>
    )}
  </Panel>
);
