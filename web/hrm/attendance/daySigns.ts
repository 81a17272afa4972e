/** Signs of the days of a month, which their names explain. */
export const daySigns: Record<string, string> = { PRESENT: '●', LEAVE: '◆', REQUESTED: '◇', ABSENT: '✕', HOLIDAY: '○', OFF: '·' };
