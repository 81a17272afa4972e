import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../core/relay/environment.ts';
import type { useTasksQuery, useTasksQuery$data } from '../core/relay/generated/useTasksQuery.graphql.ts';
import { isSignedIn } from '../core/session/session.ts';
import { onNews } from '../core/task/ownNews.ts';

export type Task = NonNullable<useTasksQuery$data['backgroundTasks']>['edges'][number]['node'];

const query = graphql`
  query useTasksQuery {
    backgroundTasks(first: 20) {
      edges {
        node {
          id
          kind
          entity
          name
          status
          done
          total
          counts
          error
          isCancelling
          url
          createdAt
        }
      }
    }
  }
`;

/** Returns whether a task has not finished yet. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'WAITING' || status === 'RUNNING';

/** Returns the viewer's background tasks, updated live; undefined until they are loaded. */
export function useTasks(): readonly Task[] | undefined {
  const [tasks, setTasks] = useState<readonly Task[]>();
  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      if (!isSignedIn()) return;
      const answer = await fetchQuery<useTasksQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined);
      if (isCurrent && answer?.backgroundTasks) setTasks(answer.backgroundTasks.edges.map(({ node }) => node));
    };
    const stop = onNews('BackgroundTask', () => void refresh());
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return tasks;
}
