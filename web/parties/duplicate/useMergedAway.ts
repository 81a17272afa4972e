import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';

/**
 * Replaces the URL of a record that was merged into another with the other's; the server has already answered with that one. Returns whether
 * the URL is about to be replaced: the new URL shows a new page, and what is opened on this one, such as a menu, would close with it.
 */
export function useMergedAway(id: string): boolean {
  const { id: asked } = useParams();
  const openRecord = useOpenRecord();
  const isAway = asked !== id;
  useEffect(() => {
    if (isAway) void openRecord(id, { replace: true });
  }, [isAway, id, openRecord]);
  return isAway;
}
