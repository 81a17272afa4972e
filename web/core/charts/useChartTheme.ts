import { useToken } from '@chakra-ui/react/styled-system';

/** Chart theme with the app's colours and fonts. */
export function useChartTheme() {
  const [text, grid] = useToken('colors', ['fg.muted', 'border']);
  return {
    text: { fontFamily: 'inherit', fontSize: 11, fill: text },
    axis: { ticks: { text: { fill: text } } },
    grid: { line: { stroke: grid } },
  };
}
