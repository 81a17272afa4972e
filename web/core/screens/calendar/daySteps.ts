/** Days by which the menu of a calendar's item moves it, and their messages. */
export const daySteps = [
  { days: -1, label: 'calendar.dayEarlier' },
  { days: 1, label: 'calendar.dayLater' },
  { days: 7, label: 'calendar.weekLater' },
];
