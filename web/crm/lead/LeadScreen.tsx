import { Box, Button, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { LeadScreenQuery } from '../../core/relay/generated/LeadScreenQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { leadViewOf } from './leadAddress.ts';
import { LeadBoard } from './LeadBoard.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadViews } from './LeadViews.tsx';

/** /CRM/leads/: who may buy, as a board, a list or a table of the same leads. */
export function LeadScreen({ query }: ScreenProps<LeadScreenQuery>) {
  const data = usePreloadedQuery<LeadScreenQuery>(
    graphql`
      query LeadScreenQuery($search: String, $filter: LeadFilter) @preloadable {
        ...LeadBoard_query @arguments(filter: $filter, search: $search)
        colleagues(first: 100, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const { address, change } = useAddress();
  const view = leadViewOf(address);
  const owners = data.colleagues.edges.map(({ node: { id, name } }) => ({ value: id, label: name }));
  const filters = [
    {
      name: 'owner',
      label: intl.formatMessage({ id: 'lead.owner' }),
      options: [{ value: 'mine', label: intl.formatMessage({ id: 'lead.mine' }) }, ...owners],
    },
    {
      name: 'stale',
      label: intl.formatMessage({ id: 'lead.activity' }),
      options: [{ value: 'yes', label: intl.formatMessage({ id: 'lead.stale' }) }],
    },
  ];
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="lead.plural" />}>
        <LeadViews view={view} />
        <Button onClick={() => void change({ dialog: 'new' })}>
          <Plus aria-hidden />
          <FormattedMessage id="lead.new" />
        </Button>
      </ScreenHead>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
        <LeadFilters filters={filters} />
      </Box>
      <LeadBoard query={data} isList={view === 'list'} />
    </Stack>
  );
}
