import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../relay/environment.ts';
import type { followTaskQuery, followTaskQuery$data } from '../relay/generated/followTaskQuery.graphql.ts';
import { onNews } from './ownNews.ts';

export type FollowedTask = NonNullable<followTaskQuery$data['backgroundTask']>;

/** Fetches a task's current state and result; undefined if that fails. */
export async function readTask(id: string): Promise<FollowedTask | undefined> {
  const query = graphql`
    query followTaskQuery($id: ID!) {
      backgroundTask(id: $id) {
        id
        status
        done
        total
        result
        error
      }
    }
  `;
  const answer = await fetchQuery<followTaskQuery>(environment, query, { id }, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined);
  return answer?.backgroundTask ?? undefined;
}

/** Waits until a task has finished, reporting its progress to `onStep`. */
export const followTask = (id: string, onStep: (task: FollowedTask) => void): Promise<FollowedTask> =>
  new Promise(resolve => {
    const stop = onNews('BackgroundTask', () => {
      void readTask(id).then(task => {
        if (!task) return;
        onStep(task);
        if (task.status === 'WAITING' || task.status === 'RUNNING') return;
        stop();
        resolve(task);
      });
    });
  });
