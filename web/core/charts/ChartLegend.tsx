import { Box, Flex } from '@chakra-ui/react';

/** Legend of a chart's series. */
export const ChartLegend = ({ series }: { series: { label: string; color: string }[] }) => (
  <Flex gap="4" wrap="wrap" fontSize="xs" color="fg.muted">
    {series.map(({ label, color }) => (
      <Flex key={label} align="center" gap="1.5">
        <Box boxSize="2.5" borderRadius="xs" bg={color} />
        {label}
      </Flex>
    ))}
  </Flex>
);
