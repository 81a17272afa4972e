import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { recipes } from './recipes.ts';
import { remembered } from './remembered.ts';
import { slotRecipes } from './slotRecipes.ts';
import { tokens } from './tokens.ts';

/** Width from which the sidebar is docked. Below it the sidebar overlays the page and closes when a link is followed (spec 1 §2). */
export const wideFrom = 1025;

/** Noria's theme, built from the base config so that no unused recipe of the library's default theme is shipped. */
export const system = remembered(
  createSystem(defaultBaseConfig, {
    cssVarsPrefix: 'n',
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: `${wideFrom}px`, xl: '1280px', '2xl': '1536px' },
      keyframes: { spin: { to: { transform: 'rotate(360deg)' } }, pulse: { '50%': { opacity: 0.5 } } },
      tokens,
      semanticTokens: { colors },
      recipes,
      slotRecipes,
    },
    globalCss: {
      '*, *::before, *::after': {
        boxSizing: 'border-box',
        margin: 0,
        borderWidth: 0,
        borderStyle: 'solid',
        borderColor: 'border',
        _motionReduce: { transitionDuration: '0s !important', scrollBehavior: 'auto !important' },
      },
      'html, body': { minHeight: '100%' },
      html: { colorPalette: 'accent', textSizeAdjust: '100%' },
      body: { bg: 'bg', color: 'fg', fontFamily: 'body', fontSize: 'md', lineHeight: 'moderate', fontFeatureSettings: '"ss02"' },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      // Scrolls a focused field into view with its label, clear of the top bar.
      'input, select, textarea': { scrollMarginBlock: '5rem' },
      '::-webkit-search-cancel-button': { marginInlineStart: '2' },
      button: { bg: 'transparent', padding: 0 },
      'fieldset, legend': { padding: 0, minWidth: 0 },
      'h1, h2, h3, h4, h5, h6': { fontSize: 'inherit', fontWeight: 'inherit' },
      'ul, ol': { listStyle: 'none', padding: 0 },
      'img, svg': { display: 'block' },
      img: { maxWidth: '100%' },
      a: { color: 'inherit' },
      ':focus-visible': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
      '[hidden]': { display: 'none !important' },
      '::selection': { bg: 'accent.muted' },
    },
  }),
);
