import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { fixed } from './fixed.tsx';

/** The panel of a popover, in the top layer. */
export const PopoverPanel = fixed('div', {
  position: 'fixed',
  inset: 'auto',
  positionArea: 'block-end span-inline-start',
  positionTryFallbacks: 'flip-block, flip-inline',
  // Keeps an open menu visible when the list scrolls under it.
  positionVisibility: 'always',
  marginBlock: '1',
  padding: '1',
  minWidth: '48',
  maxWidth: 'calc(100vw - 1rem)',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  boxShadow: '0 6px 20px rgb(0 0 0 / 0.12)',
});

/** Item of a popover, as a button or link. */
export const PopoverItem = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '9',
    paddingInline: '2.5',
    borderRadius: 'sm',
    fontSize: 'sm',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    color: 'colorPalette.fg',
    colorPalette: 'gray',
    _hover: { bg: 'bg.subtle' },
    _current: { fontWeight: 'semibold' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

interface PopoverProps {
  /** Renders the button, given the popover's id: `<Button popoverTarget={id}>`. */
  trigger: (id: string) => ReactElement;
  label: string;
  children: ReactNode;
}

/**
 * Popover menu of a button. Its content is rendered when it is first opened, since a list has one in each row. Closes on Escape, on a click
 * outside and on choosing an item, and restores the focus.
 */
export function Popover({ trigger, label, children }: PopoverProps) {
  const id = useId();
  const [hasOpened, setOpened] = useState(false);
  return (
    <>
      {trigger(id)}
      <PopoverPanel
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={() => setOpened(true)}
        onClick={event => {
          if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover();
        }}
      >
        {hasOpened && children}
      </PopoverPanel>
    </>
  );
}
