/**
 * Styles of a `::before` that shows an icon in the colour of the text, as large as its element lets it be: a picture without elements.
 * @param paths those of the icon, in Lucide's square of 24.
 */
export function iconMask(paths: readonly string[]) {
  const drawn = paths.map(path => `<path d='${path}'/>`).join('');
  const lines = `fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const picture = encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${lines}>${drawn}</svg>`);
  return {
    content: '""',
    display: 'block',
    boxSize: 'full',
    bg: 'currentcolor',
    forcedColorAdjust: 'none',
    mask: `url("data:image/svg+xml,${picture}") center / contain no-repeat`,
  } as const;
}
