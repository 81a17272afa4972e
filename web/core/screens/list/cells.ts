import { fixed } from '../../ui/fixed.tsx';

/** A picture and the name beside it. */
export const PicturedCell = fixed('div', { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' });

/** What stands below the name, cut off after a line if it has `data-cut`. */
export const CellDetail = fixed('p', { color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal', '&[data-cut]': { lineClamp: '1' } });
