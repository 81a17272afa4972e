import { AutoScroller, Cursor, Feedback, PointerActivationConstraints, PointerSensor, PreventSelection } from '@dnd-kit/dom';

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
