import { Box, HStack } from '@chakra-ui/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

/** Short message that must be noticed; red ones are announced immediately. */
export function Notice({ tone = 'accent', children }: { tone?: 'accent' | 'red' | 'amber' | 'green'; children: ReactNode }) {
  const Icon = tone === 'accent' || tone === 'green' ? Info : CircleAlert;
  return (
    <HStack
      role={tone === 'red' ? 'alert' : 'status'}
      colorPalette={tone}
      align="flex-start"
      gap="2"
      padding="3"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="md"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontSize="sm"
    >
      <Box flexShrink="0" paddingBlockStart="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0">
        {children}
      </Box>
    </HStack>
  );
}
