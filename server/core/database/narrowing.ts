/**
 * How the names of policies begin that narrow what some users see ("own records only"). Such a policy is restrictive, and shows everything
 * while no user is set: `tests/server/ownRecords.test.ts` tries each.
 */
export const narrowing = 'own_records';

/** Name of the restrictive policies that hide rows from requests until a deadline; every other role passes them. */
export const sealing = 'sealed';
