import { fixed } from './fixed.tsx';

/** Visually hidden text for screen readers. */
export const Hidden = fixed('span', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
