/** How urgent a project or task is. */
export const priorities = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
