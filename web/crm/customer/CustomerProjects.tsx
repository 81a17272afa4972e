import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { CustomerProjects_projects$key } from '../../core/relay/generated/CustomerProjects_projects.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { tableWithTexts } from '../deal/tableWithTexts.ts';

const Projects = tableWithTexts('projects');

/** The projects for a customer, those changed last first. */
export function CustomerProjects({ projects: key }: { projects: CustomerProjects_projects$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment CustomerProjects_projects on ProjectConnection {
        totalCount
        edges {
          node {
            id
            name
            status
            isOverdue
            dueOn
            budget
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node: { id, name, status, isOverdue, dueOn, budget } }) => ({
    id,
    name: <bdi>{name}</bdi>,
    status: (
      <Badge colorPalette={isOverdue ? 'red' : 'accent'}>
        <bdi>{status}</bdi>
      </Badge>
    ),
    on: <Day on={dueOn} />,
    total: budget,
  }));
  return <Projects entity="project" heads={{ on: 'project.dueOn', total: 'project.budget' }} rows={rows} total={totalCount} />;
}
