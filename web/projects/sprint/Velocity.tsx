import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import type { Velocity_query$key } from '../../core/relay/generated/Velocity_query.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { UnitSwitch, type WorkUnit } from './UnitSwitch.tsx';
import { averageOf, velocityRows } from './velocityRows.ts';

/** What the completed sprints of a project did, beside what they had planned; nothing before the first is completed. */
export function Velocity({ query }: { query: Velocity_query$key }) {
  const { projectVelocity: sprints } = useFragment(
    graphql`
      fragment Velocity_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        projectVelocity(projectId: $id) {
          sprintId
          name
          plannedTasks
          doneTasks
          plannedHours
          doneHours
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const [chosen, setChosen] = useState<WorkUnit>('hours');
  if (!sprints?.length) return null;
  const hasHours = sprints.some(({ plannedHours, doneHours }) => Number(plannedHours) > 0 || Number(doneHours) > 0);
  const unit = hasHours ? chosen : 'tasks';
  const rows = velocityRows(sprints, unit);
  const names = new Map(sprints.map(({ sprintId, name }) => [sprintId, name]));
  return (
    <Panel title={<FormattedMessage id="velocity.title" />}>
      {hasHours && <UnitSwitch unit={unit} onChange={setChosen} />}
      <BarsByDay
        label={intl.formatMessage({ id: 'velocity.title' })}
        rows={rows}
        nameOf={id => names.get(id) ?? ''}
        series={[{ key: 'done', label: intl.formatMessage({ id: 'velocity.done' }), color: 'green.solid' }]}
        line={{ key: 'planned', label: intl.formatMessage({ id: 'velocity.planned' }), color: 'amber.solid' }}
      />
      <chakra.p fontSize="sm" color="fg.muted" marginBlockStart="2">
        <FormattedMessage id={`velocity.average.${unit}`} values={{ count: averageOf(rows), sprints: Math.min(rows.length, 3) }} />
      </chakra.p>
    </Panel>
  );
}
