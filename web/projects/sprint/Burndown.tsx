import { Button, ButtonGroup, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { burndownRows, type SprintDayFigures } from './burndownRows.ts';

interface BurndownProps {
  days: readonly SprintDayFigures[];
  startsOn: string;
  endsOn: string;
}

const units = ['tasks', 'hours'] as const;

/** What was open and what was done of a sprint at the end of each day, beside an even pace. In hours too, if its tasks are estimated. */
export function Burndown({ days, startsOn, endsOn }: BurndownProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<(typeof units)[number]>('tasks');
  const hasHours = days.some(({ hours }) => Number(hours) > 0);
  const unit = hasHours ? chosen : 'tasks';
  const series = [
    { key: 'open', label: intl.formatMessage({ id: 'burndown.open' }), color: 'accent.solid' },
    { key: 'done', label: intl.formatMessage({ id: 'burndown.done' }), color: 'green.solid' },
  ];
  return (
    <Panel title={<FormattedMessage id="burndown.title" />}>
      {hasHours && (
        <Flex marginBlockEnd="2">
          <ButtonGroup role="group" aria-label={intl.formatMessage({ id: 'burndown.unit' })} gap="1">
            {units.map(each => (
              <Button
                key={each}
                size="sm"
                variant={each === unit ? 'subtle' : 'ghost'}
                aria-pressed={each === unit}
                onClick={() => setChosen(each)}
              >
                <FormattedMessage id={`burndown.${each}`} />
              </Button>
            ))}
          </ButtonGroup>
        </Flex>
      )}
      <BarsByDay
        label={intl.formatMessage({ id: 'burndown.title' })}
        rows={burndownRows(days, startsOn, endsOn, unit)}
        series={series}
        line={{ key: 'even', label: intl.formatMessage({ id: 'burndown.even' }), color: 'amber.solid' }}
      />
    </Panel>
  );
}
