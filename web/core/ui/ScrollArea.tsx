import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Scrolls horizontally when its content is too wide; only then can it be focused by keyboard. It is the place of what its content hides from
 * sight, which would widen the page otherwise.
 */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = area.current!;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    // Content that grows wider does not change the area's own size.
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div ref={area} position="relative" overflowX="auto" {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </chakra.div>
  );
}
