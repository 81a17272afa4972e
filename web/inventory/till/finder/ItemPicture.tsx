import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { initials } from '../../../core/ui/Avatar.tsx';

/** An item's picture, or the initials of its name on a coloured background. */
export function ItemPicture({ name, image, isTile }: { name: string; image: string | null; isTile?: boolean }) {
  const [broken, setBroken] = useState<string>();
  return (
    <Flex
      aria-hidden
      data-initials={initials(name)}
      _before={image && image !== broken ? undefined : { content: 'attr(data-initials)' }}
      align="center"
      justify="center"
      flexShrink="0"
      {...(isTile ? { height: '16', width: 'full' } : { boxSize: '10', borderRadius: 'md' })}
      overflow="hidden"
      bg="accent.subtle"
      color="accent.fg"
      fontWeight="semibold"
      fontSize={isTile ? 'xl' : 'sm'}
      userSelect="none"
    >
      {image && image !== broken && (
        <img src={image} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} onError={() => setBroken(image)} />
      )}
    </Flex>
  );
}
