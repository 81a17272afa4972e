import { Box } from '@chakra-ui/react';

/** Share of a limit from which the meter turns amber. */
const nearFrom = 0.8;

/** Bar showing the share of a limit that is used. */
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
