import { memo } from 'react';
import { useIntl } from 'react-intl';
import { fixed } from '../../ui/fixed.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { slotRecipes } from '../../ui/slotRecipes.ts';
import { columnTitle, type Column } from '../Column.ts';
import { SortHead, sortState } from '../SortHead.tsx';
import { useAddress } from '../useAddress.ts';
import { ColumnWidth } from './ColumnWidth.tsx';
import { Tick } from './Tick.tsx';
import type { Selection } from './useSelection.ts';

const Head = fixed('th', {
  ...slotRecipes.table.base!.columnHeader,
  paddingInline: '2',
  position: 'sticky',
  top: '0',
  zIndex: '1',
  bg: 'bg.panel',
  // A shadow stays when the rows scroll below the head, which a collapsed border does not.
  borderBottomWidth: '0',
  boxShadow: 'inset 0 -1px var(--n-colors-border)',
  _highContrast: { borderBottomWidth: '1px' },
  '&[data-kind=number]': { textAlign: 'end' },
  '&[data-kind=tick]': { padding: '0', textAlign: 'center' },
  '&[data-kind=actions]': { insetInlineEnd: '0', zIndex: '2' },
});

interface ListHeadProps {
  columns: (Pick<Column<never>, 'label' | 'title' | 'sort' | 'numeric'> & { id: string })[];
  /** Drawn widths of the columns, in CSS pixels. */
  widths: readonly number[];
  /** Selection, if rows can be selected. */
  selection?: Selection;
  /** Whether the rows have a menu of actions. */
  hasActions: boolean;
  /** Called while a column's edge is dragged. */
  onDrag: (dragged: { id: string; width: number }) => void;
  /** Called with the width of a column to store. */
  onSettle: (id: string, width: number) => void;
}

/** Heads of a list's columns. Memoized, as the table is drawn anew when its rows have been measured and with each step of scrolling. */
export const ListHead = memo(function ListHead({ columns, widths, selection, hasActions, onDrag, onSettle }: ListHeadProps) {
  const intl = useIntl();
  const { address } = useAddress();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <Head scope="col" data-kind="tick">
            <Tick
              label={intl.formatMessage({ id: 'bulk.tickPage' })}
              isOn={selection.isPage}
              isMixed={selection.isSome && !selection.isPage}
              onToggle={selection.togglePage}
            />
          </Head>
        )}
        {columns.map(({ id, label, title, sort, numeric }, index) => {
          const name = columnTitle(intl, { label, title });
          return (
            <Head key={id} scope="col" data-kind={numeric ? 'number' : undefined} aria-sort={sort ? sortState(address, sort) : undefined}>
              {sort ? <SortHead field={sort}>{name}</SortHead> : name}
              <ColumnWidth
                name={name}
                width={widths[index]}
                onResize={width => onDrag({ id, width })}
                onSettle={width => onSettle(id, width)}
              />
            </Head>
          );
        })}
        {hasActions && (
          <Head scope="col" data-kind="actions">
            <Hidden>{intl.formatMessage({ id: 'list.actions' })}</Hidden>
          </Head>
        )}
      </tr>
    </thead>
  );
});
