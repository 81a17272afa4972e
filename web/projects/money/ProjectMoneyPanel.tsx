import { Stack } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ProjectMoneyPanel_query$key } from '../../core/relay/generated/ProjectMoneyPanel_query.graphql.ts';
import { MoneyFigures } from './MoneyFigures.tsx';
import { RatePanel } from './RatePanel.tsx';
import { UnbilledPanel } from './UnbilledPanel.tsx';

/** What a project costs and brings in, the hours to bill, and the rates of its hours. */
export function ProjectMoneyPanel({ query }: { query: ProjectMoneyPanel_query$key }) {
  const { projectMoney, project, unbilledTime } = useFragment(
    graphql`
      fragment ProjectMoneyPanel_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        projectMoney(projectId: $id) {
          ...MoneyFigures_money
        }
        project(id: $id) {
          ...RatePanel_project
          ...UnbilledPanel_project
        }
        unbilledTime(projectId: $id) {
          ...UnbilledPanel_time
        }
      }
    `,
    query,
  );
  if (!projectMoney || !project) return null;
  return (
    <Stack gap="4">
      <MoneyFigures money={projectMoney} />
      <UnbilledPanel project={project} time={unbilledTime} />
      <RatePanel project={project} />
    </Stack>
  );
}
