import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { burndownRows, type SprintDayFigures } from './burndownRows.ts';
import { UnitSwitch, type WorkUnit } from './UnitSwitch.tsx';

interface BurndownProps {
  days: readonly SprintDayFigures[];
  startsOn: string;
  endsOn: string;
}

/** What was open and what was done of a sprint at the end of each day, beside an even pace. In hours too, if its tasks are estimated. */
export function Burndown({ days, startsOn, endsOn }: BurndownProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<WorkUnit>('tasks');
  const hasHours = days.some(({ hours }) => Number(hours) > 0);
  const unit = hasHours ? chosen : 'tasks';
  const series = [
    { key: 'open', label: intl.formatMessage({ id: 'burndown.open' }), color: 'accent.solid' },
    { key: 'done', label: intl.formatMessage({ id: 'burndown.done' }), color: 'green.solid' },
  ];
  return (
    <Panel title={<FormattedMessage id="burndown.title" />}>
      {hasHours && <UnitSwitch unit={unit} onChange={setChosen} />}
      <BarsByDay
        label={intl.formatMessage({ id: 'burndown.title' })}
        rows={burndownRows(days, startsOn, endsOn, unit)}
        series={series}
        line={{ key: 'even', label: intl.formatMessage({ id: 'burndown.even' }), color: 'amber.solid' }}
      />
    </Panel>
  );
}
