/** States of a sprint, in their only order (domain §7). */
export const sprintStates = ['FUTURE', 'NEXT', 'CURRENT', 'COMPLETED'] as const;

/** State of a sprint. */
export type SprintStateName = (typeof sprintStates)[number];
