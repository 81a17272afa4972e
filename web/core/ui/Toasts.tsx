import { Box, HStack, IconButton, Stack } from '@chakra-ui/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { currentToasts, dismissToast, onToasts, type Toast } from './toasts.ts';

const secondsShown = { green: 5, red: 10 };

/** The corner where toasts appear. They wait while the pointer or the focus is on them. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  return (
    <Stack
      role="region"
      aria-live="polite"
      aria-label="Noria"
      position="fixed"
      insetInlineEnd="4"
      bottom="4"
      zIndex="toast"
      gap="2"
      width="sm"
      maxWidth="calc(100vw - 2rem)"
      pointerEvents="none"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </Stack>
  );
}

function ToastCard({ id, tone, text, detail }: Toast) {
  const intl = useIntl();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), secondsShown[tone] * 1000);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
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
        {detail && <Box color="fg.muted">{detail}</Box>}
      </Box>
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
