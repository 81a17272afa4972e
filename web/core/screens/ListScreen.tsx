import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { ListScreen_connection$key } from '../relay/generated/ListScreen_connection.graphql.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useMedia } from '../ui/useMedia.ts';
import type { Column } from './Column.ts';
import { ListFilters, type ListFilter } from './ListFilters.tsx';
import { ListCards } from './ListCards.tsx';
import { keepTrail } from './listTrail.ts';
import { ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { useAddress } from './useAddress.ts';

interface ListScreenProps<Row> {
  /** Message id stem: `user.plural` names the list; `user.none` and `user.noneText` say that it is empty. */
  entity: string;
  /** Spreads `ListScreen_connection`. */
  connection: ListScreen_connection$key & { readonly edges: readonly { readonly node: Row }[] };
  columns: Column<Row>[];
  filters?: ListFilter[];
  searchable?: boolean;
  /** Opens `?dialog=new`. */
  create?: string;
  /** The path of its records without the id, where they have pages: `/CRM/customer/`. Next and previous there go by this list. */
  recordsPath?: string;
  /** What can be done with a row, as a popover's button. */
  actions?: (row: Row) => ReactNode;
}

/** A list as every module shows it: search, filters, sort and page in the address; a table, or cards on a phone. */
export function ListScreen<Row extends { id: string }>({
  entity,
  connection,
  columns,
  filters = [],
  searchable,
  create,
  recordsPath,
  actions,
}: ListScreenProps<Row>) {
  const { totalCount, pageInfo } = useFragment(
    graphql`
      fragment ListScreen_connection on Connection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    `,
    connection,
  );
  const intl = useIntl();
  const { address, change } = useAddress();
  const isWide = useMedia('(min-width: 768px)');
  const rows = connection.edges.map(({ node }) => node);
  const { pathname, search } = useLocation();
  const ids = rows.map(({ id }) => id).join();
  useEffect(() => {
    if (recordsPath) keepTrail(recordsPath, { from: pathname + search, ids: ids.split(',') });
  }, [recordsPath, pathname, search, ids]);
  const isNarrowed = ['q', 'after', 'before', ...filters.map(({ name }) => name)].some(name => address.has(name));
  const title = intl.formatMessage({ id: `${entity}.plural` });
  const newButton = create && (
    <Button onClick={() => void change({ dialog: 'new' })}>
      <Plus aria-hidden />
      {intl.formatMessage({ id: create })}
    </Button>
  );
  const clear = () =>
    void change(Object.fromEntries(['q', 'after', 'before', ...filters.map(({ name }) => name)].map(name => [name, null])));
  return (
    <Stack gap="4">
      <ScreenHead title={title}>{newButton}</ScreenHead>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
        {(searchable || filters.length > 0) && <ListFilters filters={filters} searchable={searchable} />}
        {rows.length === 0 && isNarrowed && (
          <EmptyState title={intl.formatMessage({ id: 'list.noneFound' })} text={intl.formatMessage({ id: 'list.noneFoundText' })}>
            <Button variant="outline" onClick={clear}>
              {intl.formatMessage({ id: 'action.clearFilters' })}
            </Button>
          </EmptyState>
        )}
        {rows.length === 0 && !isNarrowed && (
          <EmptyState title={intl.formatMessage({ id: `${entity}.none` })} text={intl.formatMessage({ id: `${entity}.noneText` })}>
            {newButton}
          </EmptyState>
        )}
        {rows.length > 0 &&
          (isWide ? <ListTable {...{ title, rows, columns, actions }} /> : <ListCards {...{ title, rows, columns, actions }} />)}
        <Flex borderTopWidth={rows.length > 0 ? '1px' : '0'}>
          <Pager count={totalCount} pageInfo={pageInfo} />
        </Flex>
      </Box>
    </Stack>
  );
}
