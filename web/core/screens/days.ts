const day = 86_400_000;

/** A span of the server, from ≤ it < before, as a list's address says it: both days in it. */
export const daysIn = ({ from, before }: { from: string; before: string }) =>
  `${from}..${new Date(Date.parse(before) - day).toISOString().slice(0, 10)}`;

/** The first day of the month after. */
export const nextMonth = (month: string) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};
