import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sampleCompany, sampleMonths } from './sampleCompany.ts';

const values = sampleCompany.received;
const [width, height, top] = [600, 96, 70];
const points = values.map((value, index) => [(index * width) / (values.length - 1), height - (value / top) * height] as const);
const line = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** Money received in the last twelve months, as the finance screen draws it. Follows the reading direction. */
export function ReceivedChart() {
  const intl = useIntl();
  return (
    <Box borderWidth="1px" borderRadius="md" bg="bg.panel" padding="3">
      <Text fontSize="xs" color="fg.muted" marginBlockEnd="2">
        <FormattedMessage id="landing.screen.chart" />
      </Text>
      <chakra.svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="full"
        height="20"
        color="accent.solid"
        _rtl={{ transform: 'scaleX(-1)' }}
      >
        {[0.25, 0.5, 0.75].map(part => (
          <chakra.line
            key={part}
            x1="0"
            x2={width}
            y1={height * part}
            y2={height * part}
            stroke="border"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${line} L${width} ${height} L0 ${height} Z`} fill="currentColor" opacity="0.12" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
      </chakra.svg>
      <Flex justify="space-between" marginBlockStart="1.5" fontSize="2xs" color="fg.muted">
        {sampleMonths
          .filter((_, index) => index % 2 === 1)
          .map(month => (
            <span key={month.getTime()}>{intl.formatDate(month, { month: 'short' })}</span>
          ))}
      </Flex>
    </Box>
  );
}
