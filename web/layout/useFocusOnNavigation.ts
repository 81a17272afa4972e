import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page the focus is at its beginning, so that keyboard and screen reader start there; the first page keeps the browser's. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  return main;
}
