import Package from 'lucide-react/icons/package';
import { fixed } from './fixed.tsx';

const Frame = fixed('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '10',
  overflow: 'hidden',
  borderRadius: 'md',
  borderWidth: '1px',
  bg: 'bg.subtle',
  color: 'fg.muted',
});
const Image = fixed('img', { width: 'full', height: 'full', objectFit: 'cover' });

/** Thumbnail of a record, or a placeholder icon. The name next to it is its text alternative. */
export const Picture = ({ url }: { url?: string }) => (
  <Frame aria-hidden>{url ? <Image src={url} alt="" loading="lazy" /> : <Package size={18} />}</Frame>
);
