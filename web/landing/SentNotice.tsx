import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../core/ui/Notice.tsx';

/** What became of a form, in its place: takes the focus that the form's button had, so that the keyboard goes on from here. */
export function SentNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} borderRadius="md" overflowWrap="anywhere">
      <Notice tone="green">{children}</Notice>
    </Box>
  );
}
