import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Returns the function that loads the open screen's data again. Unlike with the router's own `useRevalidator`, whoever calls it is not drawn
 * anew at each step of a navigation, as every row of a list would be whose actions change something.
 */
export function useRevalidate(): () => Promise<void> {
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  return useCallback(() => router.revalidate(), [router]);
}
