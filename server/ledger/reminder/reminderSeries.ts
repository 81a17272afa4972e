/** Number series of reminders. */
export const reminderSeries = { documentType: 'REMINDER', prefix: 'RMD' };
