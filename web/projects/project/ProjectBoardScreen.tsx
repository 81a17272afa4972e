import { Button, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ProjectBoardScreenQuery } from '../../core/relay/generated/ProjectBoardScreenQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { projectBoard } from '../addresses.ts';
import { ProjectBoard } from './ProjectBoard.tsx';
import { projectChoosers } from './projectChoosers.ts';
import { ProjectViews } from './ProjectViews.tsx';

const quick = [
  { name: 'isMine', label: 'project.isMine' },
  { name: 'isOverdue', label: 'project.isOverdue' },
];

/** /projects/board/: the projects as a board. */
export function ProjectBoardScreen({ query }: ScreenProps<ProjectBoardScreenQuery>) {
  const data = usePreloadedQuery<ProjectBoardScreenQuery>(
    graphql`
      query ProjectBoardScreenQuery($search: String, $filter: ProjectFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "project")
        ...ProjectBoard_query @arguments(filter: $filter, search: $search)
      }
    `,
    query,
  );
  const { change } = useAddress();
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="project.plural" />}>
        <ProjectViews view="board" />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={projectBoard} settings={data} />
            <Button onClick={() => void change({ dialog: 'new' })}>
              <Plus aria-hidden />
              <FormattedMessage id="project.new" />
            </Button>
          </HStack>
        </ForMembers>
      </ScreenHead>
      <BoardFilters spec={projectBoard} choosers={projectChoosers} quick={quick} />
      <ProjectBoard query={data} />
    </Stack>
  );
}
