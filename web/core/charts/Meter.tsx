import { Box } from '@chakra-ui/react';

/** From here on a limit is near. */
const nearFrom = 0.8;

/** How much of a limit is used, as a bar. */
export function Meter({ used, limit, label }: { used: number; limit: number; label: string }) {
  const share = Math.min(1, used / limit);
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      marginBlockStart="auto"
      height="1.5"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box height="full" width={`${share * 100}%`} borderRadius="full" bg={share >= nearFrom ? 'amber.solid' : 'accent.solid'} />
    </Box>
  );
}
