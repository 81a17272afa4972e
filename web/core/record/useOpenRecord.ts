import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { recordAddress } from './recordAddress.ts';

/** Returns a function that opens a record of any type on its screen. */
export function useOpenRecord(): (id: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate();
  return useCallback((id, options) => navigate(recordAddress(id) ?? '.', options), [navigate]);
}
