import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../ui/Choice.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { spanChoice } from './span.ts';
import { useAddress } from './useAddress.ts';

/** A choice of the time that a dashboard covers, kept in the address. */
interface TimeChoice<Value extends string> {
  /** Of the parameter in the address, and the prefix of the values' texts. */
  name: string;
  values: readonly Value[];
  chosen: (address: URLSearchParams) => Value;
}

interface DashboardScreenProps {
  title: ReactNode;
  /** The time that can be chosen; spans of days, unless said otherwise. */
  choice?: TimeChoice<string>;
  /** Buttons beside the choice of time. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Tiles under a heading, for a time taken from the address. */
export function DashboardScreen({ title, choice = spanChoice, tools, children }: DashboardScreenProps) {
  const { address, change } = useAddress();
  const intl = useIntl();
  return (
    <Stack gap="4">
      <ScreenHead title={title}>
        <Flex gap="2" wrap="wrap">
          {tools}
          <Box width="44">
            <Choice
              aria-label={intl.formatMessage({ id: 'span.label' })}
              value={choice.chosen(address)}
              options={choice.values.map(value => ({ value, label: intl.formatMessage({ id: `${choice.name}.${value}` }) }))}
              onChange={event => void change({ [choice.name]: event.target.value })}
            />
          </Box>
        </Flex>
      </ScreenHead>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}>
        {children}
      </chakra.div>
    </Stack>
  );
}
