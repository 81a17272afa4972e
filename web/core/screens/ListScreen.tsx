import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { goneConditions } from '../customFields/goneConditions.ts';
import { useMay } from '../session/may.ts';
import { useIsImpersonating } from '../session/impersonation.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import type { Imported } from '../import/ImportSource.ts';
import type { Column } from './Column.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { BulkBar } from './list/BulkBar.tsx';
import type { Bulk } from './list/Bulk.ts';
import { cellEdits } from './list/EditableCell.tsx';
import { ColumnsButton } from './list/ColumnsButton.tsx';
import { FilterChips } from './list/FilterChips.tsx';
import type { Choosers } from './list/filterText.ts';
import type { List } from './list/List.ts';
import { ListFoot } from './list/ListFoot.tsx';
import type { ListSpec } from './list/ListSpec.ts';
import { useDefaultView } from './list/useDefaultView.ts';
import { listShortcuts } from './list/listShortcuts.ts';
import { useListKeys } from './list/useListKeys.ts';
import { useShortcuts } from './list/useShortcuts.ts';
import { useListSettings } from './list/useListSettings.ts';
import { useTrail } from './list/useTrail.ts';
import { useSelection } from './list/useSelection.ts';
import { ViewsButton } from './list/ViewsButton.tsx';
import { useViewReading } from './list/useViewReading.ts';
import { importedOf } from './list/importedOf.ts';
import { ListCards } from './ListCards.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { useAddress } from './useAddress.ts';

const GoneConditions = lazyPart(async () => (await import('../customFields/GoneConditions.tsx')).GoneConditions);

/** Paging and row count; spread by each list's connection. */
export const connectionFragment = graphql`
  fragment ListScreen_connection on Connection @inline {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`;

/** Saved views and columns; spread by each list's query. */
export const settingsFragment = graphql`
  fragment ListScreen_settings on Query @argumentDefinitions(screen: { type: "String!" }) {
    savedViews(screen: $screen) @required(action: THROW) {
      id
      version
      name
      query
      columns
      isShared
      isOwn
    }
    listSettings(screen: $screen) @required(action: THROW) {
      id
      columns
      defaultViewId
    }
  }
`;

interface ListScreenProps<Row> {
  /**
   * Filters and sorts of the list. Its name is the message id prefix: `user.plural` is the title, `user.none` and `user.noneText` are for
   * the empty list.
   */
  spec: ListSpec;
  /** The list returned by `useList`. */
  list: List<Row>;
  columns: Column<Row>[];
  /** Draws a row as a card: the list is then a grid of cards. */
  card?: (row: Row) => ReactNode;
  searchable?: boolean;
  /** Message id of the button that opens `?dialog=new`. */
  create?: string;
  /** Message id prefix of the empty list's texts; defaults to the name of the spec. */
  empty?: string;
  /** Content between title and buttons. */
  besideName?: ReactNode;
  /** Content between the title and the list. */
  lead?: ReactNode;
  /** Further buttons for the whole list, next to its views. */
  buttons?: ReactNode;
  /** GraphQL type of the records, if they can be imported from a file, or more about it. */
  imports?: string | Omit<Imported, 'entity'>;
  /** Menu of a row's actions; rendered again only with its row. */
  actions?: (row: Row) => ReactNode;
  bulk?: Bulk;
  /** For each filter of kind `reference`, the field that chooses its record. */
  choosers?: Choosers;
}

/** List screen shared by all modules, with search, filters, sort order and view in the address. A table, or cards on a phone. */
export function ListScreen<Row extends { readonly id: string }>({
  spec,
  list,
  columns,
  card,
  searchable,
  empty = spec.name,
  besideName,
  buttons,
  choosers = {},
  ...rest
}: ListScreenProps<Row>) {
  const isImpersonating = useIsImpersonating();
  const mayWrite = useMay('WRITE');
  const mayChange = useMay('WRITE', 'DELETE', 'APPROVE');
  const mayExport = useMay('EXPORT');
  const { create, imports } = mayWrite ? rest : {};
  const { actions, bulk } = mayChange ? rest : {};
  const intl = useIntl();
  const { address, change } = useAddress();
  const isWide = useMedia('(min-width: 768px)');
  const search = useRef<HTMLInputElement>(null);
  const { rows } = list;
  const saved = useFragment(settingsFragment, list.settings);
  const settings = useListSettings(spec.name, columns, saved, address.get('view'));
  const selection = useSelection(rows, list.total, list.variables);
  const gone = goneConditions(address, spec);
  const title = intl.formatMessage({ id: `${spec.name}.plural` });
  const narrowing = ['q', ...spec.filters.map(({ name }) => name), ...gone.map(({ name }) => name)];
  const isNarrowed = narrowing.some(name => address.has(name));
  const clear = () => void change(Object.fromEntries([...narrowing, 'view'].map(name => [name, null])));
  useTrail(list);
  useDefaultView(settings);
  useListKeys({
    search: () => search.current?.focus(),
    create: create ? () => void change({ dialog: 'new' }) : undefined,
  });
  useShortcuts(listShortcuts({ creates: !!create, ticks: !!bulk, searches: !!searchable }));
  const newButton = create && (
    <Button onClick={() => void change({ dialog: 'new' })}>
      <Plus aria-hidden />
      {intl.formatMessage({ id: create })}
    </Button>
  );
  const reading = useViewReading(spec, columns, list.variables);
  const drawn = { title, list, columns: settings.shown, actions, selection: bulk && selection };
  const edits = mayWrite ? cellEdits(spec.name, bulk) : undefined;
  return (
    <Stack gap="4">
      <ScreenHead title={title}>
        {besideName}
        <Flex gap="2" wrap="wrap">
          {!isImpersonating && <ViewsButton screen={spec.name} settings={settings} reading={mayExport ? reading : undefined} />}
          {buttons}
          {newButton}
        </Flex>
      </ScreenHead>
      {rest.lead}
      {gone.length > 0 && spec.customized && (
        <Part>
          <GoneConditions conditions={gone} type={spec.customized} view={settings.view} />
        </Part>
      )}
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
        <ListToolbar spec={spec} columns={columns} choosers={choosers} searchable={searchable} searchBox={search}>
          {mayExport && <ExportMenu title={title} variables={list.variables} columns={settings.shown} every={columns} total={list.total} />}
          {imports && <ImportButton {...importedOf(spec, imports)} />}
          {isWide && !isImpersonating && <ColumnsButton columns={columns} settings={settings} />}
        </ListToolbar>
        <FilterChips filters={spec.filters} stem={spec.name} onClear={clear} />
        {bulk && selection.count > 0 && <BulkBar entity={spec.name} total={list.total} {...{ bulk, selection }} />}
        {rows.length === 0 && isNarrowed && (
          <EmptyState title={intl.formatMessage({ id: 'list.noneFound' })} text={intl.formatMessage({ id: 'list.noneFoundText' })}>
            <Button variant="outline" onClick={clear}>
              {intl.formatMessage({ id: 'action.clearFilters' })}
            </Button>
          </EmptyState>
        )}
        {rows.length === 0 && !isNarrowed && (
          <EmptyState title={intl.formatMessage({ id: `${empty}.none` })} text={intl.formatMessage({ id: `${empty}.noneText` })}>
            {newButton}
          </EmptyState>
        )}
        {rows.length > 0 && card && <ListGrid title={title} list={list} card={card} />}
        {rows.length > 0 && !card && (isWide ? <ListTable {...drawn} edits={edits} settings={settings} /> : <ListCards {...drawn} />)}
        <ListFoot name={spec.name} list={list} isWide={isWide} />
      </Box>
    </Stack>
  );
}
