const day = 86_400_000;

/** Converts a server span, from ≤ day < before, to a search parameter, in which both days are included. */
export const daysIn = ({ from, before }: { from: string; before: string }) =>
  `${from}..${new Date(Date.parse(before) - day).toISOString().slice(0, 10)}`;

/** Returns the first day of the following month. */
export const nextMonth = (month: string) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};
