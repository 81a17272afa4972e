import { Box, chakra, Table } from '@chakra-ui/react';
import { useToken } from '@chakra-ui/react/styled-system';
import { ResponsiveBar } from '@nivo/bar';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { LanguageLink } from '../i18n/LanguageLink.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { useChartTheme } from './useChartTheme.ts';

export interface Series {
  /** Key of the series' values in a row. */
  key: string;
  label: string;
  /** Colour token. */
  color: string;
}

interface BarsByDayProps {
  label: string;
  /** Date as YYYY-MM-DD, or the key of `nameOf`, and a number for each series. */
  rows: { on: string; [key: string]: string | number }[];
  series: Series[];
  /** A figure drawn as a line over the bars, such as a target. */
  line?: Series;
  /** Unit of a row: a day, or a month given by its first day. */
  by?: 'day' | 'month';
  /** Names the rows where they are no days; `on` is then any key. */
  nameOf?: (on: string) => string;
  /** Returns the path of the list with the records behind a bar. */
  to?: (on: string, key: string) => string;
}

/** Maximum number of labels on the horizontal axis, and of their characters, with the spaces between them: what a phone has room for. */
const [named, written] = [8, 64];

/** Longest name on the horizontal axis. */
const longest = 16;

const shortened = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

const lineStyle = { fill: 'none', strokeWidth: 1.5, strokeDasharray: '4 3' };

/** Where a value lies in the chart, in pixels. */
type Scale = (value: string | number) => number;

/** Stacked bars by day, month or name, with the same data as a table for screen readers. */
export function BarsByDay({ label, rows, series, line, by = 'day', nameOf, to }: BarsByDayProps) {
  const intl = useIntl();
  const theme = useChartTheme();
  const navigate = useNavigate();
  const colors = useToken(
    'colors',
    series.map(({ color }) => color),
  );
  const [lineColor] = useToken('colors', [line?.color ?? 'fg']);
  const figures = line ? [...series, line] : series;
  const day = (on: string) =>
    nameOf?.(on) ??
    intl.formatDate(`${on}T00:00:00Z`, { ...(by === 'day' ? { day: 'numeric' } : { year: '2-digit' }), month: 'short', timeZone: 'UTC' });
  const pointsOf = (x: Scale, y: Scale, bar?: { width: number }) =>
    rows.map(row => `${x(row.on) + (bar?.width ?? 0) / 2},${y(Number(row[line!.key]))}`).join(' ');
  const widest = Math.max(...rows.map(({ on }) => day(on).length), 1) + 2;
  const step = Math.ceil(rows.length / (nameOf ? named : Math.min(named, Math.floor(written / widest))));
  const highest = Math.max(
    0,
    ...rows.map(row =>
      Math.max(
        series.reduce((sum, { key }) => sum + Number(row[key]), 0),
        line ? Number(row[line.key]) : 0,
      ),
    ),
  );
  // Counts need whole-numbered ticks.
  const ticks = highest > 4 ? 4 : Array.from({ length: highest + 1 }, (_, count) => count);
  return (
    <Box>
      <ChartLegend series={figures} />
      <Box dir="ltr" height="56" role="img" aria-label={label}>
        <ResponsiveBar
          data={rows}
          keys={series.map(({ key }) => key)}
          indexBy="on"
          valueScale={{ type: 'linear', max: highest || 'auto' }}
          colors={colors}
          theme={theme}
          margin={{ top: 8, right: 4, bottom: 28, left: Math.max(32, 14 + 7 * Math.round(highest).toLocaleString('en').length) }}
          padding={rows.length > 40 ? 0.1 : rows.length < 6 ? 0.75 : 0.35}
          borderRadius={2}
          enableLabel={false}
          layers={[
            'grid',
            'axes',
            'bars',
            ({ bars, xScale, yScale }) =>
              line && <polyline {...lineStyle} stroke={lineColor} points={pointsOf(xScale as Scale, yScale as Scale, bars[0])} />,
          ]}
          enableGridY
          gridYValues={ticks}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: ticks }}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            format: (on: string) => (rows.findIndex(row => row.on === on) % step === 0 ? shortened(day(on)) : ''),
          }}
          tooltip={({ id, value, indexValue }) => (
            <chakra.div bg="bg.panel" color="fg" borderWidth="1px" borderRadius="md" padding="2" fontSize="xs" whiteSpace="nowrap">
              {day(String(indexValue))} · {series.find(({ key }) => key === id)?.label}: {intl.formatNumber(value)}
            </chakra.div>
          )}
          role="presentation"
          onClick={to && (({ indexValue, id }) => void navigate(to(String(indexValue), String(id))))}
          animate={false}
        />
      </Box>
      <chakra.details fontSize="xs" color="fg.muted" marginBlockStart="2">
        <chakra.summary cursor="pointer" minHeight="6">
          <FormattedMessage id="chart.table" />
        </chakra.summary>
        <Box maxHeight="60" overflowY="auto" tabIndex={0} role="region" aria-label={label}>
          <Table.Root aria-label={label}>
            <Table.Body>
              {rows.map(row => (
                <Table.Row key={row.on}>
                  <Table.ColumnHeader scope="row">{day(row.on)}</Table.ColumnHeader>
                  {figures.map(({ key, label: name }) => (
                    <Table.Cell key={key} textAlign="end">
                      {name}: <Figure to={to?.(row.on, key)} value={intl.formatNumber(Number(row[key]))} />
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      </chakra.details>
    </Box>
  );
}

const Figure = ({ to, value }: { to?: string; value: string }) =>
  to ? (
    <LanguageLink to={to} style={{ display: 'inline-block', minHeight: '24px', minWidth: '24px' }}>
      {value}
    </LanguageLink>
  ) : (
    value
  );
