import { useEffect, useMemo, useRef, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { allAnswered } from './environment.ts';
import type { useLiveUpdatesSubscription } from './generated/useLiveUpdatesSubscription.graphql.ts';

const subscription = graphql`
  subscription useLiveUpdatesSubscription($types: [String!]!) {
    recordsChanged(types: $types) {
      id
    }
  }
`;

/** Changes that come in a row are fetched once, this long after the last. */
const settle = 250;

/** Fetches the screen's data again, quietly, whenever a record of one of the types changes. */
export function useLiveUpdates(...types: string[]): void {
  const { revalidate } = useRevalidator();
  useRecordChanges(types, revalidate);
}

/** Calls back when records of one of the types have changed. Listens only while the tab is seen, since a browser has few connections to one server. */
export function useRecordChanges(types: string[], onChange: () => unknown): void {
  const environment = useRelayEnvironment();
  const isSeen = useIsSeen();
  const key = types.join();
  const variables = useMemo(() => ({ types: key.split(',') }), [key]);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isSeen || !key) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { dispose } = requestSubscription<useLiveUpdatesSubscription>(environment, {
      subscription,
      variables,
      onNext: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void allAnswered().then(() => latest.current()), settle);
      },
      onError: () => {},
    });
    return () => {
      clearTimeout(timer);
      dispose();
    };
  }, [environment, variables, key, isSeen]);
}

function useIsSeen() {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const onChange = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isSeen;
}
