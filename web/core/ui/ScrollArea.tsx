import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Scrolls horizontally when its content is too wide; only then can it be focused by keyboard. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = area.current!;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div ref={area} overflowX="auto" {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </chakra.div>
  );
}
