import { Box } from '@chakra-ui/react';

/** Progress bar; indeterminate without a total. */
export function ProgressBar({ done, total, label }: { done: number; total: number | null | undefined; label: string }) {
  const share = total ? Math.min(1, done / total) : undefined;
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      height="1.5"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        height="full"
        width={share === undefined ? '40%' : `${share * 100}%`}
        borderRadius="full"
        bg="accent.solid"
        transition="width 0.3s"
        opacity={share === undefined ? 0.5 : 1}
      />
    </Box>
  );
}
