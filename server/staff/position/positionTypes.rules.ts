/** Kinds of employment that a position offers. */
export const positionTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERNSHIP'] as const;
