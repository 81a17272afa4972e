import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRecordNamesQuery } from '../relay/generated/useRecordNamesQuery.graphql.ts';

const query = graphql`
  query useRecordNamesQuery($ids: [ID!]!) {
    recordNames(ids: $ids) {
      recordId
      name
    }
  }
`;
/** An id, as they stand in values. */
export const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What the records are called whose ids stand anywhere in the values, by id; those without a name the viewer may know are missing. */
export function useRecordNames(values: unknown): ReadonlyMap<string, string> {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const key = useMemo(() => idsIn(values).join(), [values]);
  useEffect(() => {
    if (!key) return;
    const subscription = fetchQuery<useRecordNamesQuery>(
      environment,
      query,
      { ids: key.split(',') },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ recordNames }) => setNames(new Map(recordNames.map(({ recordId, name }) => [recordId, name]))),
      error: () => {},
    });
    return () => subscription.unsubscribe();
  }, [environment, key]);
  return names;
}

/** The ids in a value, however deep, in order and once each. */
function idsIn(value: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(value ?? null, (_name, part: unknown) => {
    if (typeof part === 'string' && isId.test(part)) found.add(part);
    return part;
  });
  return [...found].sort();
}
