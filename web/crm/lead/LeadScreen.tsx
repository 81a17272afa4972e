import { Button, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { LeadScreenQuery } from '../../core/relay/generated/LeadScreenQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { leadBoard, leadViewOf } from './leadAddress.ts';
import { LeadBoard } from './LeadBoard.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadViews } from './LeadViews.tsx';

/** /CRM/leads/: the same leads as a board, a list or a table. */
export function LeadScreen({ query }: ScreenProps<LeadScreenQuery>) {
  const data = usePreloadedQuery<LeadScreenQuery>(
    graphql`
      query LeadScreenQuery($search: String, $filter: LeadFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "lead")
        ...LeadBoard_query @arguments(filter: $filter, search: $search)
      }
    `,
    query,
  );
  const { address, change } = useAddress();
  const view = leadViewOf(address);
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="lead.plural" />}>
        <LeadViews view={view} />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={leadBoard} settings={data} />
            <Button onClick={() => void change({ dialog: 'new' })}>
              <Plus aria-hidden />
              <FormattedMessage id="lead.new" />
            </Button>
          </HStack>
        </ForMembers>
      </ScreenHead>
      <LeadFilters />
      <LeadBoard query={data} isList={view === 'list'} />
    </Stack>
  );
}
