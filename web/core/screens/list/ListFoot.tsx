import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { List } from './List.ts';

/** The server stops counting here; one more means "more than". */
const countLimit = 10_000;

/** Row count and, on phones, the button for more rows: a table loads them on scroll. */
export function ListFoot({
  name,
  list: { total, rows, hasMore, isLoading, hasFailed, loadMore },
  isWide,
}: {
  /** Message id prefix of the records; `<name>.counted` says what is counted where the list's title is not their plural. */
  name: string;
  list: List<unknown>;
  isWide: boolean;
}) {
  const intl = useIntl();
  const one = total === 1 && `${name}.one` in intl.messages;
  const noun =
    `${name}.counted` in intl.messages
      ? intl.formatMessage({ id: `${name}.counted` }, { count: total })
      : lowered(intl.formatMessage({ id: `${name}.${one ? 'one' : 'plural'}` }));
  // The empty state already says that there are no rows.
  if (total === 0 && rows.length === 0) return null;
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      minHeight="9"
      paddingInline="3"
      fontSize="sm"
      color="fg.muted"
      borderTopWidth={rows.length > 0 ? '1px' : '0'}
    >
      <span role="status">
        <FormattedMessage id={total > countLimit ? 'list.countMany' : 'list.count'} values={{ count: Math.min(total, countLimit), noun }} />
      </span>
      {hasMore && (!isWide || hasFailed) && (
        <Button variant="outline" size="sm" disabled={isLoading} aria-busy={isLoading} onClick={() => void loadMore()}>
          <FormattedMessage id={hasFailed ? 'action.retry' : 'list.more'} />
        </Button>
      )}
    </Flex>
  );
}

/** Lowers a title's capital within a sentence, but not that of an abbreviation (POS invoices). */
const lowered = (title: string) => (/^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
