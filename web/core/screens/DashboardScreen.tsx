import { Box, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../ui/Choice.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { spanIn, spans } from './span.ts';
import { useAddress } from './useAddress.ts';

/** Tiles under a heading, for a time span taken from the address. */
export function DashboardScreen({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { address, change } = useAddress();
  const intl = useIntl();
  return (
    <Stack gap="4">
      <ScreenHead title={title}>
        <Box width="44">
          <Choice
            size="sm"
            aria-label={intl.formatMessage({ id: 'span.label' })}
            value={spanIn(address)}
            options={spans.map(value => ({ value, label: intl.formatMessage({ id: `span.${value}` }) }))}
            onChange={event => void change({ span: event.target.value })}
          />
        </Box>
      </ScreenHead>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}>
        {children}
      </chakra.div>
    </Stack>
  );
}
