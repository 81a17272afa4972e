import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { recipes } from './recipes.ts';
import { remembered } from './remembered.ts';
import { slotRecipes } from './slotRecipes.ts';
import { tokens } from './tokens.ts';

/** Width from which the sidebar is docked. Below it the sidebar overlays the page and closes when a link is followed (spec 1 §2). */
export const wideFrom = 1025;

/** Noria's theme. */
export const theme: SystemConfig = {
  cssVarsPrefix: 'n',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: `${wideFrom}px`, xl: '1280px', '2xl': '1536px' },
    keyframes: { spin: { to: { transform: 'rotate(360deg)' } }, pulse: { '50%': { opacity: 0.5 } } },
    tokens,
    semanticTokens: { colors },
    recipes,
    slotRecipes,
  },
};

/**
 * The theme's system, built from the base config so that no unused recipe of the library's default theme is shipped. Its global styles and
 * tokens are in the page's style sheet already.
 */
export const system = { ...remembered(createSystem(defaultBaseConfig, theme)), _global: [] };
