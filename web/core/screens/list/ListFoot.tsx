import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { List } from './List.ts';

/** The server stops counting here; one more means "more than". */
const countLimit = 10_000;

/** Row count and, on phones, the button for more rows: a table loads them on scroll. */
export function ListFoot({
  list: { total, rows, hasMore, isLoading, hasFailed, loadMore },
  isWide,
}: {
  list: List<unknown>;
  isWide: boolean;
}) {
  // The empty state already says that there are no rows.
  if (total === 0 && rows.length === 0) return null;
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      minHeight="11"
      paddingInline="3"
      fontSize="sm"
      color="fg.muted"
      borderTopWidth={rows.length > 0 ? '1px' : '0'}
    >
      <span role="status">
        <FormattedMessage id={total > countLimit ? 'list.countMany' : 'list.count'} values={{ count: Math.min(total, countLimit) }} />
        {hasMore && (
          <>
            {' · '}
            <FormattedMessage id="list.loaded" values={{ count: rows.length }} />
          </>
        )}
      </span>
      {hasMore && (!isWide || hasFailed) && (
        <Button variant="outline" size="sm" disabled={isLoading} aria-busy={isLoading} onClick={() => void loadMore()}>
          <FormattedMessage id={hasFailed ? 'action.retry' : 'list.more'} />
        </Button>
      )}
    </Flex>
  );
}
