const day = 86_400_000;

/** A span of the server, from ≤ it < before, as a list's address says it: both days in it. */
export const daysIn = ({ from, before }: { from: string; before: string }) =>
  `${from}..${new Date(Date.parse(before) - day).toISOString().slice(0, 10)}`;

/** The first day of the month after. */
const nextMonth = (month: string) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};

const listed = (path: string, filter: Record<string, string>) => `${path}?${new URLSearchParams(filter).toString()}`;

export const leadsIn = (filter: Record<string, string>) => listed('/CRM/leads/table/', filter);
export const ordersIn = (filter: Record<string, string>) => listed('/CRM/orders/', filter);
export const activitiesIn = (filter: Record<string, string>) => listed('/CRM/activities/all/', filter);

export const monthOf = (month: string) => daysIn({ from: month, before: nextMonth(month) });

/** What is open, by the kinds of its column. */
export const openKinds = 'INQUIRY,CUSTOM';
