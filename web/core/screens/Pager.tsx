import { chakra, Flex, IconButton } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddress } from './useAddress.ts';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

/** The server stops counting here; one more stands for "more than". */
const countLimit = 10_000;
const Arrow = chakra('span', { base: { _rtl: { transform: 'scaleX(-1)' } } });

/** How many there are, and the pages before and after. */
export function Pager({
  count,
  pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor },
}: {
  count: number;
  pageInfo: PageInfo;
}) {
  const { change } = useAddress();
  const intl = useIntl();
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'list.pages' })}
      flex="1"
      align="center"
      justify="space-between"
      minHeight="11"
      paddingInline="3"
      fontSize="sm"
      color="fg.muted"
    >
      <span role="status">
        <FormattedMessage id={count > countLimit ? 'list.countMany' : 'list.count'} values={{ count: Math.min(count, countLimit) }} />
      </span>
      {(hasNextPage || hasPreviousPage) && (
        <Flex gap="1">
          <IconButton
            variant="ghost"
            colorPalette="gray"
            size="sm"
            disabled={!hasPreviousPage}
            aria-label={intl.formatMessage({ id: 'list.previous' })}
            onClick={() => void change({ before: startCursor, after: null })}
          >
            <Arrow>
              <ChevronLeft aria-hidden />
            </Arrow>
          </IconButton>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            size="sm"
            disabled={!hasNextPage}
            aria-label={intl.formatMessage({ id: 'list.next' })}
            onClick={() => void change({ after: endCursor, before: null })}
          >
            <Arrow>
              <ChevronRight aria-hidden />
            </Arrow>
          </IconButton>
        </Flex>
      )}
    </Flex>
  );
}
