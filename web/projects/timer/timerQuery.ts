import { fetchQuery, graphql, type Environment } from 'react-relay';
import type { timerQuery } from '../../core/relay/generated/timerQuery.graphql.ts';

/** Reads the viewer's running timer. */
export const runningTimer = graphql`
  query timerQuery {
    runningTimer {
      taskId
      taskKey
      taskName
      startedAt
    }
  }
`;

/** Refetches the timer wherever it is shown. */
export const refreshTimer = (environment: Environment) => fetchQuery<timerQuery>(environment, runningTimer, {}).toPromise();
