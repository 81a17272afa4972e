import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';

/** An address that names a record which was merged into another one becomes the other's: the server has answered that one. */
export function useMergedAway(id: string): void {
  const { id: asked } = useParams();
  const openRecord = useOpenRecord();
  useEffect(() => {
    if (asked !== id) void openRecord(id, { replace: true });
  }, [asked, id, openRecord]);
}
