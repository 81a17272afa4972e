import { Box, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Meter } from '../../core/charts/Meter.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

interface UsedProps {
  amount: string;
  actual: string;
  committed: string;
}

/** Share of a budget that is spent or promised, as a bar and a percentage. */
export function Used({ amount, actual, committed }: UsedProps) {
  const intl = useIntl();
  const used = Number(actual) + Number(committed);
  const share = Math.round((1000 * used) / Number(amount)) / 10;
  return (
    <Flex align="center" gap="2" minWidth="28" color={share > 100 ? 'fg.error' : undefined}>
      <Box flex="1" minWidth="12">
        <Meter used={Math.max(0, used)} limit={Number(amount)} label={intl.formatMessage({ id: 'budget.used' })} />
      </Box>
      <Percent value={share} />
    </Flex>
  );
}
