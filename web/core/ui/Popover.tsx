import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-block, flip-inline',
    // A list that moves under an open menu does not make it unseen.
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
  },
});

/** What one line of a popover looks like, be it link or button. */
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
  /** Given the id to open: `<Button popoverTarget={id}>`. */
  trigger: (id: string) => ReactElement;
  label: string;
  children: ReactNode;
}

/** Choices that hang from a button, drawn from when it is first opened: a list has one in each row. Closes by Escape, by a click outside and once something is chosen; the focus goes back. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const id = useId();
  const [hasOpened, setOpened] = useState(false);
  return (
    <>
      {trigger(id)}
      <Panel
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
      </Panel>
    </>
  );
}
