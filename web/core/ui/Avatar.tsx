import { Flex } from '@chakra-ui/react';
import { useState } from 'react';

/** Returns the initials of the first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [...new Set([words[0], words.at(-1)])]
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Profile image, or the initials of the name. Hidden from screen readers, since the name is shown next to it or labels its container. */
export function Avatar({ name, image, size = '8' }: { name: string; image?: string | null; size?: '6' | '8' | '20' }) {
  const [broken, setBroken] = useState<string>();
  return (
    <Flex
      aria-hidden
      data-initials={initials(name)}
      _before={image && image !== broken ? undefined : { content: 'attr(data-initials)' }}
      align="center"
      justify="center"
      boxSize={size}
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="accent.muted"
      color="accent.fg"
      fontSize={size === '20' ? '2xl' : 'xs'}
      fontWeight="semibold"
      userSelect="none"
    >
      {image && image !== broken && (
        <img src={image} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} onError={() => setBroken(image)} />
      )}
    </Flex>
  );
}
