import { HStack } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { BarPanel } from '../../core/charts/BarPanel.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import type { OpenProjectsPanel_projects$key } from '../../core/relay/generated/OpenProjectsPanel_projects.graphql.ts';
import { DueDay } from '../DueDay.tsx';

/** Open projects with their due date and progress. */
export function OpenProjectsPanel({ projects }: { projects: OpenProjectsPanel_projects$key }) {
  const { edges } = useFragment(
    graphql`
      fragment OpenProjectsPanel_projects on ProjectConnection {
        edges {
          node {
            id
            name
            dueOn
            isOverdue
            progress
          }
        }
      }
    `,
    projects,
  );
  const rows = edges.map(({ node: { id, name, dueOn, isOverdue, progress } }) => ({
    id,
    label: <bdi>{name}</bdi>,
    value: 100,
    part: progress,
    figure: (
      <HStack gap="3">
        <DueDay on={dueOn} isOverdue={isOverdue} />
        <Percent value={progress} />
      </HStack>
    ),
    to: `/projects/${id}/`,
  }));
  return <BarPanel title="projectOverview.projects" empty="projectOverview.noProjects" rows={rows} />;
}
