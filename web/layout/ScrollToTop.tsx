import { IconButton } from '@chakra-ui/react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

/** Scroll offset in pixels from which the button is shown (spec 1 §2). */
const showFrom = 100;

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

export function ScrollToTop() {
  const shown = useSyncExternalStore(onScroll, () => scrollY > showFrom);
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
