const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Colour steps used by `colorPalette="…"`, one set per palette. */
const palette = (
  steps: Record<'solid' | 'emphasized' | 'muted' | 'subtle' | 'fg' | 'contrast' | 'border' | 'focusRing', [light: string, dark: string]>,
) => Object.fromEntries(Object.entries(steps).map(([step, [light, dark]]) => [step, both(light, dark)]));

const accent = palette({
  solid: ['#0e5e63', '#4db3b1'],
  emphasized: ['#0a4a4e', '#6cc6c3'],
  muted: ['#cfe4e3', '#1f4344'],
  subtle: ['#e6f1f0', '#1a3232'],
  fg: ['#0e5e63', '#6cc6c3'],
  contrast: ['#ffffff', '#0b1f20'],
  border: ['#9cc5c4', '#2f5f60'],
  focusRing: ['#0e7c81', '#5fc4c1'],
});
const red = palette({
  solid: ['#a92b24', '#ef8a80'],
  emphasized: ['#8c201a', '#f5a49c'],
  muted: ['#f4d3cf', '#4c2420'],
  subtle: ['#fbeae8', '#381c19'],
  fg: ['#9b241e', '#f2978e'],
  contrast: ['#ffffff', '#2b0d0a'],
  border: ['#e3a8a3', '#73342e'],
  focusRing: ['#a92b24', '#ef8a80'],
});
const green = palette({
  solid: ['#2d6a35', '#7fc187'],
  emphasized: ['#215229', '#9ad2a0'],
  muted: ['#d3e7d3', '#25402a'],
  subtle: ['#eaf4ea', '#1c2f20'],
  fg: ['#27602f', '#8ccb93'],
  contrast: ['#ffffff', '#0d1f10'],
  border: ['#a8cdaa', '#365a3c'],
  focusRing: ['#2d6a35', '#7fc187'],
});
const amber = palette({
  solid: ['#8a5a08', '#dfae55'],
  emphasized: ['#6f4704', '#e8bf74'],
  muted: ['#f1e0bd', '#463618'],
  subtle: ['#faf2e0', '#332914'],
  fg: ['#7a4f06', '#e2b767'],
  contrast: ['#ffffff', '#241802'],
  border: ['#dcc38d', '#665022'],
  focusRing: ['#8a5a08', '#dfae55'],
});
const gray = palette({
  solid: ['#3a3631', '#e4e0d9'],
  emphasized: ['#28251f', '#f4f1eb'],
  muted: ['#e9e5de', '#35322d'],
  subtle: ['#f3f0ea', '#282622'],
  fg: ['#3a3631', '#d8d3ca'],
  contrast: ['#ffffff', '#1c1a17'],
  border: ['#d9d4ca', '#45413a'],
  focusRing: ['#0e7c81', '#5fc4c1'],
});

/** Semantic colours for the light and dark theme. Text on its background has a contrast of at least 4.5:1. */
export const colors = {
  bg: {
    DEFAULT: both('#faf9f6', '#161513'),
    subtle: both('#f3f0ea', '#1b1a17'),
    panel: both('#ffffff', '#1f1e1b'),
    muted: both('#e9e5de', '#2c2a26'),
    inverted: both('#28251f', '#f4f1eb'),
  },
  fg: {
    DEFAULT: both('#211f1b', '#ece8e1'),
    muted: both('#5f5a52', '#aba498'),
    subtle: both('#6b655c', '#9d968a'),
    inverted: both('#faf9f6', '#1b1a17'),
    error: both('#9b241e', '#f2978e'),
  },
  border: {
    DEFAULT: both('#e2ddd4', '#35322d'),
    control: both('#8c857a', '#7a7368'),
    emphasized: both('#cbc4b8', '#4a463f'),
    error: both('#a92b24', '#ef8a80'),
  },
  accent,
  red,
  green,
  amber,
  gray,
};
