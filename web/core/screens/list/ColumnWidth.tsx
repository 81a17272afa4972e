import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { fixed } from '../../ui/fixed.tsx';

const Edge = fixed('div', {
  position: 'absolute',
  insetBlock: '1',
  insetInlineEnd: '-3px',
  width: '7px',
  zIndex: '1',
  cursor: 'col-resize',
  touchAction: 'none',
  _after: { content: '""', position: 'absolute', insetBlock: '0', insetInlineStart: '3px', width: '1px', bg: 'border' },
  _hover: { _after: { bg: 'accent.solid', width: '2px' } },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.solid', borderRadius: 'sm' },
});

export const narrowest = 60;
const widest = 1_000;
const keyStep = 16;

interface ColumnWidthProps {
  name: string;
  /** Rendered width in CSS pixels. */
  width: number;
  onResize: (width: number) => void;
  /** Called on pointer release or key press with the width to store. */
  onSettle: (width: number) => void;
}

/** Resize handle of a column head, for pointer and arrow keys. */
export function ColumnWidth({ name, width, onResize, onSettle }: ColumnWidthProps) {
  const intl = useIntl();
  const from = useRef({ x: 0, width: 0, now: 0 });
  const within = (wanted: number) => Math.round(Math.max(narrowest, Math.min(widest, wanted)));
  const onward = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const drawn = event.currentTarget.parentElement!.offsetWidth;
    from.current = { x: event.clientX, width: drawn, now: drawn };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    from.current.now = within(from.current.width + (event.clientX - from.current.x) * onward(event.currentTarget));
    onResize(from.current.now);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: keyStep, ArrowLeft: -keyStep }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onSettle(within(event.currentTarget.parentElement!.offsetWidth + step * onward(event.currentTarget)));
  };
  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={intl.formatMessage({ id: 'columns.width' }, { column: name })}
      aria-valuenow={Math.round(width)}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => from.current.now !== from.current.width && onSettle(from.current.now)}
      onKeyDown={onKeyDown}
    />
  );
}
