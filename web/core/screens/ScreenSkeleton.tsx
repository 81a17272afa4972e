import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Hidden } from '../ui/Hidden.tsx';

/** Placeholder of a screen while its data is loading. */
export function ScreenSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <Hidden role="status">
        <FormattedMessage id="screen.loading" />
      </Hidden>
      <Flex justify="space-between">
        <Skeleton height="7" width="40" />
        <Skeleton height="9" width="28" />
      </Flex>
      <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" padding="3">
        {Array.from({ length: 8 }, (_, row) => (
          <Flex key={row} gap="6" paddingBlock="3">
            <Skeleton height="4" flex="2" />
            <Skeleton height="4" flex="3" />
            <Skeleton height="4" flex="1" />
          </Flex>
        ))}
      </Box>
    </Stack>
  );
}
