import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { recordAddress } from './recordAddress.ts';

/** Opens a record of any type where records of that type are shown. */
export function useOpenRecord(): (id: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate();
  return useCallback((id, options) => navigate(recordAddress(id) ?? '.', options), [navigate]);
}
