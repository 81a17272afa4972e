import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../core/ui/Notice.tsx';

/** Replaces a submitted form and takes over the focus of its button, so that keyboard users continue from here. */
export function SentNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} borderRadius="md" overflowWrap="anywhere">
      <Notice tone="green">{children}</Notice>
    </Box>
  );
}
