import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';

const filled = { bg: 'accent.solid', borderRadius: 'full' };

const Bar = chakra('progress', {
  base: {
    flex: '1',
    minWidth: '16',
    height: '1.5',
    appearance: 'none',
    border: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});

/** Progress from 0 to 1, as a bar and in percent; indeterminate while `part` is undefined. */
export const Progress = ({ label, part }: { label: string; part?: number }) => (
  <chakra.span display="flex" alignItems="center" gap="2" width="full" fontSize="sm" color="fg.muted">
    <Bar aria-label={label} max={1} value={part} />
    {part !== undefined && (
      <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
        <FormattedNumber value={part} style="percent" />
      </chakra.span>
    )}
  </chakra.span>
);
