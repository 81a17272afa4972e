import { Button, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApplicationScreenQuery } from '../../core/relay/generated/ApplicationScreenQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { applicationBoard } from './applicationAddress.ts';
import { ApplicationBoard } from './ApplicationBoard.tsx';
import { applicationChoosers } from './applicationChoosers.ts';
import { ApplicationViews } from './ApplicationViews.tsx';

/** /HRM/applications/: applications as a board. */
export function ApplicationScreen({ query }: ScreenProps<ApplicationScreenQuery>) {
  const data = usePreloadedQuery<ApplicationScreenQuery>(
    graphql`
      query ApplicationScreenQuery($search: String, $filter: ApplicationFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "application")
        ...ApplicationBoard_query @arguments(filter: $filter, search: $search)
      }
    `,
    query,
  );
  const { change } = useAddress();
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="application.plural" />}>
        <ApplicationViews view="board" />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={applicationBoard} settings={data} />
            <Button onClick={() => void change({ dialog: 'new' })}>
              <Plus aria-hidden />
              <FormattedMessage id="application.new" />
            </Button>
          </HStack>
        </ForMembers>
      </ScreenHead>
      <BoardFilters spec={applicationBoard} choosers={applicationChoosers} quick={[]} />
      <ApplicationBoard query={data} />
    </Stack>
  );
}
