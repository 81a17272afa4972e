import { Box, Button, HStack, IconButton, Stack } from '@chakra-ui/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { onDialogs, topDialog } from './openDialogs.ts';
import { currentToasts, dismissToast, onToasts, type Toast, type ToastAction } from './toasts.ts';

const secondsShown = ({ tone, action }: Toast) => (action || tone === 'red' ? 10 : 5);
const isUndo = (action: ToastAction | undefined) => !!action && !action.stays;

/**
 * Container of the toasts, also shown above an open dialog, away from its buttons: at the top of a phone, at the lower start of a wider window.
 * Toasts stay while hovered or focused.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const dialog = useSyncExternalStore(onDialogs, topDialog);
  useUndoKey();
  useMovedPress();
  return createPortal(
    <Stack
      role="region"
      aria-live="polite"
      aria-label="Noria"
      position="fixed"
      insetInlineStart="4"
      top={{ base: '4', md: 'auto' }}
      bottom={{ md: '4' }}
      zIndex="toast"
      gap="2"
      width="sm"
      maxWidth="calc(100vw - 2rem)"
      pointerEvents="none"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Stack>,
    dialog ?? document.body,
  );
}

/** Runs the newest toast's undo action on Ctrl+Z, except while typing in a field. */
function useUndoKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const offered = currentToasts().findLast(({ action }) => isUndo(action));
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable=true]');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping || !offered) return;
      event.preventDefault();
      runAction(offered);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/**
 * Runs the action of a button that was replaced between press and release, for which the browser sends no click: toasts move with the dialog
 * that opens or closes.
 */
function useMovedPress() {
  useEffect(() => {
    const actionAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(`[${actionMark}]`) : null);
    let pressed: HTMLElement | null = null;
    const onDown = (event: PointerEvent) => (pressed = event.button === 0 ? actionAt(event) : null);
    const onUp = (event: PointerEvent) => {
      const id = pressed?.isConnected === false && pressed.getAttribute(actionMark);
      const moved = currentToasts().find(toast => String(toast.id) === id);
      pressed = null;
      if (moved && actionAt(event)?.getAttribute(actionMark) === id) runAction(moved);
    };
    addEventListener('pointerdown', onDown);
    addEventListener('pointerup', onUp);
    return () => {
      removeEventListener('pointerdown', onDown);
      removeEventListener('pointerup', onUp);
    };
  }, []);
}

/** Attribute of an action's button: the toast's id. */
const actionMark = 'data-toast-action';

function runAction({ id, action }: Toast) {
  dismissToast(id);
  void action?.run();
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, text, detail, action } = toast;
  const intl = useIntl();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.action?.stays) return;
    const timer = setTimeout(() => dismissToast(id), secondsShown(toast) * 1000);
    return () => clearTimeout(timer);
  }, [held, id, toast]);
  const Icon = tone === 'green' ? CircleCheck : CircleAlert;
  return (
    <HStack
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      pointerEvents="auto"
      colorPalette={tone}
      align="flex-start"
      gap="2.5"
      paddingBlock="2.5"
      paddingInlineStart="3"
      paddingInlineEnd="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderInlineStartWidth="4px"
      borderRadius="md"
      boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
      fontSize="sm"
    >
      <Box color="colorPalette.fg" paddingBlockStart="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0">
        <Box fontWeight="medium">{text}</Box>
        {detail && (
          <Box color="fg.muted" overflowWrap="anywhere">
            <bdi>{detail}</bdi>
          </Box>
        )}
      </Box>
      {action && (
        <Button
          size="xs"
          variant="outline"
          aria-keyshortcuts={isUndo(action) ? 'Control+Z Meta+Z' : undefined}
          {...{ [actionMark]: id }}
          onClick={() => runAction(toast)}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette="gray"
        aria-label={intl.formatMessage({ id: 'action.dismiss' })}
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden />
      </IconButton>
    </HStack>
  );
}
