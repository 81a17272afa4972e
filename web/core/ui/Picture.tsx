import { chakra } from '@chakra-ui/react';
import Package from 'lucide-react/icons/package';

/** Thumbnail of a record, or a placeholder icon. The name next to it is its text alternative. */
export const Picture = ({ url, size = '10' }: { url?: string; size?: string }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    flexShrink="0"
    boxSize={size}
    overflow="hidden"
    borderRadius="md"
    borderWidth="1px"
    bg="bg.subtle"
    color="fg.muted"
    aria-hidden
  >
    {url ? <chakra.img src={url} alt="" loading="lazy" width="full" height="full" objectFit="cover" /> : <Package size={18} />}
  </chakra.span>
);
