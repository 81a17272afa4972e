import { chakra, Heading, IconButton } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { enterDialog } from './openDialogs.ts';

const Frame = chakra('dialog', {
  base: {
    display: 'none',
    _open: { display: 'flex' },
    flexDirection: 'column',
    margin: 'auto',
    padding: '0',
    width: 'calc(100vw - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    // A dialog stands within what opened it, such as a table's cell.
    whiteSpace: 'normal',
    textAlign: 'start',
    _backdrop: { background: 'rgb(20 18 15 / 0.45)' },
  },
  variants: {
    size: {
      sm: { maxWidth: 'md' },
      md: { maxWidth: 'xl' },
      lg: { maxWidth: '3xl' },
      xl: { maxWidth: '6xl' },
      side: {
        maxWidth: 'sidebar',
        width: 'sidebar',
        height: '100dvh',
        maxHeight: '100dvh',
        marginInlineStart: '0',
        marginBlock: '0',
        borderRadius: '0',
        borderBlockWidth: '0',
        borderInlineStartWidth: '0',
      },
    },
  },
});

interface ModalProps {
  title: string;
  onClose: () => unknown;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'side';
  /** Hides the heading; the title is then the accessible name. */
  bare?: boolean;
}

/** Initial focus: the marked element, otherwise the first field, otherwise the browser's default. */
const firstFocus = '[data-focus-first], form :is(input, select, textarea):not([type=file]), [role=combobox]';

/** Restores the caret: Chromium restores a field's focus without it, and typed text is then lost. */
function placeCaret(field: Element | null) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.selectionStart === null) return;
  field.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/** Modal dialog based on the native `dialog`, which traps the focus and restores it. */
export function Modal({ title, onClose, children, size = 'md', bare }: ModalProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const intl = useIntl();
  const id = useId();
  useLayoutEffect(() => {
    const dialog = frame.current!;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(firstFocus)?.focus();
    const leave = enterDialog(dialog);
    return () => {
      leave();
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
      placeCaret(before);
    };
  }, []);
  // React does not forward these events as needed: Escape must be handled even when pressed twice. A dialog that is shown listens: the browser
  // would close one that does not, while its address says that it is open.
  useLayoutEffect(() => {
    const dialog = frame.current!;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    dialog.addEventListener('keydown', escape);
    dialog.addEventListener('cancel', cancel);
    return () => {
      dialog.removeEventListener('keydown', escape);
      dialog.removeEventListener('cancel', cancel);
    };
  }, [onClose]);
  return (
    <Frame
      ref={frame}
      size={size}
      aria-labelledby={bare ? undefined : id}
      aria-label={bare ? title : undefined}
      onPointerDown={event => event.target === event.currentTarget && onClose()}
    >
      {!bare && (
        <chakra.header
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          paddingInline="5"
          paddingBlock="3"
          borderBottomWidth="1px"
        >
          <Heading as="h2" size="lg" id={id}>
            <bdi>{title}</bdi>
          </Heading>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            size="sm"
            aria-label={intl.formatMessage({ id: 'action.close' })}
            onClick={onClose}
          >
            <X aria-hidden />
          </IconButton>
        </chakra.header>
      )}
      {children}
    </Frame>
  );
}

export const ModalBody = chakra('div', { base: { padding: '5', overflowY: 'auto', flex: '1', minHeight: '0' } });
export const ModalFooter = chakra('footer', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: '2',
    paddingInline: '5',
    paddingBlock: '3',
    borderTopWidth: '1px',
    bg: 'bg.subtle',
  },
});
