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
/** Matches a record id. */
export const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns the names of all records whose ids occur in the values, by id. Names that the viewer may not see are missing. */
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

/** Returns the ids anywhere in a value, sorted and without duplicates. */
function idsIn(value: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(value ?? null, (_name, part: unknown) => {
    if (typeof part === 'string' && isId.test(part)) found.add(part);
    return part;
  });
  return [...found].sort();
}
