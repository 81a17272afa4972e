/** Colours of the three levels. */
export const levelTones = ['gray', 'orange', 'red'] as const;
