import { defineRecipe } from '@chakra-ui/react/styled-system';

const control = {
  width: 'full',
  minWidth: '0',
  height: '9',
  paddingInline: '3',
  fontSize: 'md',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'md',
  appearance: 'none',
  unicodeBidi: 'plaintext',
  '--focus-ring-color': 'colors.accent.focusRing',
  focusVisibleRing: 'inside',
  '--focus-ring-width': '2px',
  _placeholder: { color: 'fg.subtle' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  _invalid: { borderColor: 'border.error' },
  _readOnly: { bg: 'bg.subtle' },
} as const;

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    appearance: 'none',
    userSelect: 'none',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: '1.2',
    cursor: 'pointer',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    _icon: { flexShrink: 0, width: '4', height: '4' },
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.emphasized' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: { borderColor: 'border.control', color: 'fg', bg: 'bg.panel', _hover: { bg: 'bg.subtle' } },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' }, _expanded: { bg: 'colorPalette.subtle' } },
      plain: { color: 'colorPalette.fg', height: 'auto', minWidth: '0', padding: '0', _hover: { textDecoration: 'underline' } },
    },
    size: {
      xs: { height: '7', minWidth: '7', paddingInline: '2', fontSize: 'sm', gap: '1.5' },
      sm: { height: '8', minWidth: '8', paddingInline: '3', fontSize: 'sm' },
      md: { height: '9', minWidth: '9', paddingInline: '4', fontSize: 'md' },
      lg: { height: '11', minWidth: '11', paddingInline: '5', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const sizes = { sm: { height: '8', fontSize: 'sm' }, md: { height: '9' }, lg: { height: '11', fontSize: 'lg' } };
const input = defineRecipe({ className: 'input', base: control, variants: { size: sizes }, defaultVariants: { size: 'md' } });
const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, height: 'auto', minHeight: '20', paddingBlock: '2', lineHeight: 'short', resize: 'vertical' },
});

const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '5',
    paddingInline: '1.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    borderColor: 'colorPalette.border',
  },
});

const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight', color: 'fg', _ltr: { letterSpacing: 'tight' } },
  variants: {
    size: Object.fromEntries(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'].map(size => [size, { textStyle: size, fontSize: size }]),
    ),
  },
  defaultVariants: { size: 'xl' },
});

const link = defineRecipe({
  className: 'link',
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'accent.border',
    borderRadius: 'xs',
    focusVisibleRing: 'outside',
    _hover: { textDecorationColor: 'currentcolor' },
  },
});

const skeleton = defineRecipe({
  className: 'skeleton',
  base: { bg: 'bg.muted', borderRadius: 'sm', color: 'transparent', _motionSafe: { animation: 'pulse 1.4s ease-in-out infinite' } },
});
const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderRadius: 'full',
    borderBottomColor: 'transparent',
    animation: 'spin 0.7s linear infinite',
  },
});
/** Recipes of the basic elements. Only those in use: the system includes no others. */
export const recipes = { button, input, textarea, badge, heading, link, skeleton, spinner };
