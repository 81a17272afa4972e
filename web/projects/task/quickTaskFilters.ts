/** One-click filters above a board or calendar of tasks. */
export const quickTaskFilters = [
  { name: 'isMine', label: 'projectTask.isMine' },
  { name: 'isOverdue', label: 'projectTask.isOverdue' },
  { name: 'isBlocked', label: 'projectTask.isBlocked' },
];
