import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { outcomeOf } from '../../core/relay/startQuery.tsx';

/**
 * Replaces the URL of a record that was merged into another with the other's, which the server answers with. Waits for that answer: what is
 * shown meanwhile may be of before the merge was undone. Returns whether the URL is about to be replaced: the new URL shows a new page, and
 * what is opened on this one, such as a menu, would close with it.
 */
export function useMergedAway(id: string, query: PreloadedQuery<OperationType>): boolean {
  const { id: asked } = useParams();
  const openRecord = useOpenRecord();
  const [answered, setAnswered] = useState<PreloadedQuery<OperationType>>();
  const isAway = asked !== id;
  useEffect(() => {
    if (isAway) void outcomeOf(query).then(() => setAnswered(query));
  }, [isAway, query]);
  const isSure = isAway && answered === query;
  useEffect(() => {
    if (isSure) void openRecord(id, { replace: true });
  }, [isSure, id, openRecord]);
  return isAway;
}
