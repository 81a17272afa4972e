import type { GlobalStyleObject } from '@chakra-ui/react';

/** Styles of elements wherever they are. The build writes them to the page's style sheet, and browsers load none of this (tools/globalStyles.ts). */
export const globalCss: GlobalStyleObject = {
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
};
