import { useState } from 'react';
import { fixed } from './fixed.tsx';

/** Returns the initials of the first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [...new Set([words[0], words.at(-1)])]
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const frame = (boxSize: string, fontSize = 'xs') =>
  fixed('div', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize,
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'accent.muted',
    color: 'accent.fg',
    fontSize,
    fontWeight: 'semibold',
    userSelect: 'none',
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  });
const frames = { '6': frame('6'), '8': frame('8'), '20': frame('20', '2xl') };

/** Profile image, or the initials of the name. Hidden from screen readers, since the name is shown next to it or labels its container. */
export function Avatar({ name, image, size = '8' }: { name: string; image?: string | null; size?: '6' | '8' | '20' }) {
  const [broken, setBroken] = useState<string>();
  const Frame = frames[size];
  const isShown = !!image && image !== broken;
  return (
    <Frame aria-hidden data-initials={isShown ? undefined : initials(name)}>
      {isShown && <img src={image} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} onError={() => setBroken(image)} />}
    </Frame>
  );
}
