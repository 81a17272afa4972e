import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';

/** Replaces the URL of a record that was merged into another with the other's; the server has already answered with that one. */
export function useMergedAway(id: string): void {
  const { id: asked } = useParams();
  const openRecord = useOpenRecord();
  useEffect(() => {
    if (asked !== id) void openRecord(id, { replace: true });
  }, [asked, id, openRecord]);
}
