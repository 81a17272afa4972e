import { IconButton } from '@chakra-ui/react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** Scroll offset in pixels from which the button is shown (spec 1 §2). */
const showFrom = 100;

export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // The offset is not asked for before the page scrolls, as the answer takes a layout.
    const follow = () => setShown(scrollY > showFrom);
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  const intl = useIntl();
  if (!shown) return null;
  return (
    <IconButton
      position="fixed"
      bottom="14"
      insetInlineEnd="4"
      zIndex="sticky"
      variant="outline"
      borderRadius="full"
      aria-label={intl.formatMessage({ id: 'page.toTop' })}
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUp aria-hidden />
    </IconButton>
  );
}
