/** States of time spent on a project: only drafts are changed. */
export const timeStates = ['DRAFT', 'SUBMITTED', 'APPROVED'] as const;
