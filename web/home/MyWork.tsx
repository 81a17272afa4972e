import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { MyWorkQuery } from '../core/relay/generated/MyWorkQuery.graphql.ts';
import { useLiveUpdates } from '../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { ScreenHead } from '../core/screens/ScreenHead.tsx';
import { useAddress } from '../core/screens/useAddress.ts';
import { EmptyState } from '../core/ui/EmptyState.tsx';
import { InboxList } from './InboxList.tsx';
import { inboxKindIn } from './inboxKindIn.ts';

/** /my-work/: what waits for the viewer in all modules: decisions, and their own tasks and activities. */
export function MyWork({ query }: ScreenProps<MyWorkQuery>) {
  const { inbox } = usePreloadedQuery<MyWorkQuery>(
    graphql`
      query MyWorkQuery($kinds: [InboxKind!]) @preloadable {
        inbox(kinds: $kinds, first: 200) @required(action: THROW) {
          counts {
            kind
            count
          }
          items {
            ...InboxList_items
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Activity', 'LeaveRequest', 'ProcurementInvoice', 'Requisition', 'Task', 'TimeEntry', 'Vendor');
  const intl = useIntl();
  const { address, change } = useAddress();
  const chosen = inboxKindIn(address);
  const choice = (kind: string | undefined, count: number) => (
    <Button
      key={kind ?? 'ALL'}
      size="sm"
      variant={chosen === kind ? 'solid' : 'outline'}
      aria-pressed={chosen === kind}
      onClick={() => void change({ kind })}
    >
      <FormattedMessage id={kind ? `work.kind.${kind}` : 'work.all'} /> <NumberText value={count} />
    </Button>
  );
  const all = inbox.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack gap="4" maxWidth="4xl">
      <ScreenHead title={<FormattedMessage id="menu.work" />} />
      {all > 0 && (
        <Flex gap="2" wrap="wrap" role="group" aria-label={intl.formatMessage({ id: 'work.filter' })}>
          {choice(undefined, all)}
          {inbox.counts.map(({ kind, count }) => choice(kind, count))}
        </Flex>
      )}
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" paddingInline="4">
        {inbox.items.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'work.none' })} text={intl.formatMessage({ id: 'work.noneText' })} />
        ) : (
          <InboxList items={inbox.items} />
        )}
      </Box>
    </Stack>
  );
}
