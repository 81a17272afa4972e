import type { RestCall, Route } from './Route.ts';

/** Adds to a route the one that answers calls with something else than its own, such as a link's secret in place of an id. */
export const alternately = (route: Route, other: Route, fits: (call: RestCall) => boolean): Route => ({
  ...route,
  operations: [
    ...other.operations.map(operation => ({ ...operation, fits, resource: other.resource })),
    ...route.operations.map(operation => ({ ...operation, fits: (call: RestCall) => !fits(call) })),
  ],
});
