import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  type DragMoveEvent,
} from '@dnd-kit/dom';

/** What dragging of cards does besides moving them: scrolls at the edges, shows the cursor, selects no text. */
export const plugins = [AutoScroller, Cursor, Feedback, PreventSelection];
/** What begins a drag. */
export const sensors = [
  PointerSensor.configure({
    // Touch: holding picks up a card, moving scrolls. A mouse only has to move.
    activationConstraints: ({ pointerType }) =>
      pointerType === 'mouse'
        ? [new PointerActivationConstraints.Distance({ value: 5 })]
        : [new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })],
    preventActivation: ({ target }) => !!(target as Element).closest('button:not([data-handle]), [popover], input, select'),
  }),
];
/** Look of the card under the pointer. */
export const overlay = {
  padding: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'accent.solid',
  borderRadius: 'md',
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.2)',
  cursor: 'grabbing',
} as const;

/**
 * Returns where a dragged card would be dropped: the column under the pointer (`data-column`), and the index among its other cards
 * (`data-card`). A column that draws only some of its cards names all of them in `idsIn`.
 */
export function spotUnder(
  { operation: { source, position }, nativeEvent }: Pick<DragMoveEvent, 'operation' | 'nativeEvent'>,
  idsIn?: (columnId: string) => readonly string[],
) {
  // Uses the pointer's position: the library's drop target lags one frame behind.
  const { x, y } = nativeEvent instanceof MouseEvent ? { x: nativeEvent.clientX, y: nativeEvent.clientY } : position.current;
  const list = document.elementsFromPoint(x, y).find(element => element instanceof HTMLElement && element.dataset.column) as
    | HTMLElement
    | undefined;
  if (!list || !source) return undefined;
  const columnId = list.dataset.column!;
  const others = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(({ dataset }) => dataset.card !== source.id);
  const below = others.find(other => {
    const { top, height } = other.getBoundingClientRect();
    return y < top + height / 2;
  });
  const ids = idsIn ? idsIn(columnId).filter(id => id !== source.id) : others.map(({ dataset }) => dataset.card!);
  const at = ids.indexOf((below ?? others.at(-1))?.dataset.card ?? '');
  return { columnId, index: below ? at : at + 1 };
}

/** Returns the day of a calendar under the pointer (`data-day`). */
export function dayUnder({ operation: { position }, nativeEvent }: Pick<DragMoveEvent, 'operation' | 'nativeEvent'>): string | undefined {
  // Uses the pointer's position: the library's drop target lags one frame behind.
  const { x, y } = nativeEvent instanceof MouseEvent ? { x: nativeEvent.clientX, y: nativeEvent.clientY } : position.current;
  const cell = document.elementsFromPoint(x, y).find(element => element instanceof HTMLElement && element.dataset.day);
  return (cell as HTMLElement | undefined)?.dataset.day;
}

/** Where a tile would be dropped: beside another one. */
export interface TileSpot {
  id: string;
  isAfter: boolean;
}

/** Returns beside which tile of a grid (`data-card`) a dragged one would be dropped, by the half of it that is under the pointer. */
export function tileUnder({
  operation: { source, position },
  nativeEvent,
}: Pick<DragMoveEvent, 'operation' | 'nativeEvent'>): TileSpot | undefined {
  const { x, y } = nativeEvent instanceof MouseEvent ? { x: nativeEvent.clientX, y: nativeEvent.clientY } : position.current;
  const tile = document
    .elementsFromPoint(x, y)
    .map(element => element.closest<HTMLElement>('[data-card]'))
    .find(element => element && element.dataset.card !== source?.id);
  if (!tile) return undefined;
  const { left, width } = tile.getBoundingClientRect();
  const isRightHalf = x > left + width / 2;
  return { id: tile.dataset.card!, isAfter: isRightHalf === (getComputedStyle(tile).direction === 'ltr') };
}
