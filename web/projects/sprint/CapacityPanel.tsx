import { chakra, Heading } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { CapacityPanel_capacity$key } from '../../core/relay/generated/CapacityPanel_capacity.graphql.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

const heads = ['sprintCapacity.member', 'sprintCapacity.planned', 'sprintCapacity.hours', 'sprintCapacity.away'];

/** What is planned in a sprint for each member, beside what they can work. */
export function CapacityPanel({ capacity }: { capacity: CapacityPanel_capacity$key }) {
  const { planned, hours, members } = useFragment(
    graphql`
      fragment CapacityPanel_capacity on SprintCapacity {
        planned
        hours
        members {
          userId
          name
          planned
          hours
          awayDays
        }
      }
    `,
    capacity,
  );
  const rows = members.map(member => ({
    key: member.userId,
    cells: [
      <bdi key="name">{member.name}</bdi>,
      <Planned key="planned" {...member} />,
      <NumberText key="hours" value={Number(member.hours)} />,
      <NumberText key="away" value={Number(member.awayDays)} />,
    ],
  }));
  const total = {
    key: 'total',
    kind: 'total' as const,
    cells: [
      <FormattedMessage key="name" id="sprintCapacity.total" />,
      <Planned key="planned" planned={planned} hours={hours} />,
      <NumberText key="hours" value={Number(hours)} />,
      '',
    ],
  };
  return (
    <PanelBox>
      <Heading as="h3" size="sm" marginBlockEnd="3">
        <FormattedMessage id="sprintCapacity.one" />
      </Heading>
      {members.length > 0 ? (
        <FigureTable label="sprintCapacity.one" heads={heads} rows={[...rows, total]} />
      ) : (
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="sprintCapacity.none" />
        </chakra.p>
      )}
    </PanelBox>
  );
}

/** Planned hours, marked where they are more than can be worked. */
const Planned = ({ planned, hours }: { planned: string; hours: string }) => {
  const isOver = Number(planned) > Number(hours);
  return (
    <chakra.span fontWeight={isOver ? 'bold' : undefined} color={isOver ? 'fg.error' : undefined}>
      <NumberText value={Number(planned)} />
      {isOver && ' ▲'}
    </chakra.span>
  );
};
