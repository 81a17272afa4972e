import { listConditions } from '../../../../server/core/rules/listConditions.ts';
import { currentSession } from '../../session/session.ts';
import type { ListSpec } from './ListSpec.ts';

/** Number of rows that a list loads first. */
const headSize = 50;

/** Returns the query variables for a list's address: first rows, search, filters and sort order. Invalid parameters are ignored. */
export const listVariables = (address: URLSearchParams, spec: ListSpec) => ({
  first: headSize,
  after: null,
  ...listConditions(address, spec, currentSession().timeZone),
});
