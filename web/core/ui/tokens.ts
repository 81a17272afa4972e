const scale = (steps: number[]) => Object.fromEntries(steps.map(step => [step, { value: `${step / 4}rem` }]));

/** Spacing scale on a 4 px grid. */
const spacing = scale([
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
]);
const rem = (px: number) => ({ value: `${px / 16}rem` });

/** Tokens that do not depend on the theme: type scale, spacing, radii, durations. */
export const tokens = {
  fonts: {
    body: { value: "'IBM Plex Sans Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif" },
    heading: { value: "'IBM Plex Sans Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
  fontSizes: {
    '2xs': rem(11),
    xs: rem(12),
    sm: rem(13),
    md: rem(14),
    lg: rem(16),
    xl: rem(18),
    '2xl': rem(22),
    '3xl': rem(28),
    '4xl': rem(36),
    '5xl': rem(48),
    '6xl': rem(60),
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { none: { value: 1 }, tight: { value: 1.2 }, short: { value: 1.35 }, moderate: { value: 1.5 }, tall: { value: 1.65 } },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.02em' }, wider: { value: '0.06em' } },
  spacing,
  sizes: {
    ...spacing,
    '1/2': { value: '50%' },
    '1/3': { value: '33.333%' },
    '2/3': { value: '66.667%' },
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    xs: rem(320),
    sm: rem(384),
    md: rem(448),
    lg: rem(512),
    xl: rem(576),
    '2xl': rem(672),
    '3xl': rem(768),
    '4xl': rem(896),
    '5xl': rem(1024),
    '6xl': rem(1152),
    '7xl': rem(1280),
    sidebar: { value: '300px' },
  },
  radii: {
    none: { value: '0' },
    xs: { value: '2px' },
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '8px' },
    xl: { value: '12px' },
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' } },
  zIndex: { sticky: { value: 10 }, sidebar: { value: 20 }, tour: { value: 50 }, skipLink: { value: 100 }, toast: { value: 200 } },
  borders: { none: { value: 'none' }, thin: { value: '1px solid' } },
};
