import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ProjectCard_project$key } from '../../core/relay/generated/ProjectCard_project.graphql.ts';
import { CardBody, CardEnds, CardFigure, CardLine, CardNote, CardTitle } from '../../core/screens/board/cardParts.tsx';
import { fixedBadge } from '../../core/ui/fixed.tsx';
import { DueDay } from '../DueDay.tsx';
import { People } from '../People.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';

const Category = fixedBadge('gray');

/** A project's card on the board. */
export function ProjectCard({ project }: { project: ProjectCard_project$key }) {
  const { id, key, name, categories, priority, dueOn, isOverdue, budget, members } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        id
        key
        name
        categories
        priority
        dueOn
        isOverdue
        budget
        members {
          ...People_users
        }
      }
    `,
    project,
  );
  return (
    <CardBody>
      <CardTitle id={id}>{name}</CardTitle>
      <CardNote>
        <bdi dir="ltr">{key}</bdi>
        {categories.map(category => (
          <Category key={category}>
            <bdi>{category}</bdi>
          </Category>
        ))}
      </CardNote>
      <CardLine>
        <PriorityBadge priority={priority} />
        <DueDay on={dueOn} isOverdue={isOverdue} />
      </CardLine>
      <CardEnds>
        <CardFigure>
          <MoneyText value={budget} />
        </CardFigure>
        <People users={members} />
      </CardEnds>
    </CardBody>
  );
}
