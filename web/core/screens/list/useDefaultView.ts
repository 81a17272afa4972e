import { useEffect, useRef } from 'react';
import { useAddress } from '../useAddress.ts';
import type { useListSettings } from './useListSettings.ts';

/** Applies the viewer's default view when a list is opened without filters in its address. */
export function useDefaultView({ views, defaultViewId }: Pick<ReturnType<typeof useListSettings>, 'views' | 'defaultViewId'>) {
  const { address, change } = useAddress();
  const isFirst = useRef(true);
  const view = views.find(({ id }) => id === (address.get('view') ?? defaultViewId));
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const isBare = [...address.keys()].every(name => name === 'view');
    if (view && isBare) void change({ ...Object.fromEntries(new URLSearchParams(view.query)), view: view.id }, { replace: true });
  });
}
