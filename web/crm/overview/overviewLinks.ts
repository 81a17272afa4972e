import { daysIn, nextMonth } from '../../core/screens/days.ts';

const listed = (path: string, filter: Record<string, string>) => `${path}?${new URLSearchParams(filter).toString()}`;

export const leadsIn = (filter: Record<string, string>) => listed('/CRM/leads/table/', filter);
export const ordersIn = (filter: Record<string, string>) => listed('/CRM/orders/', filter);
export const activitiesIn = (filter: Record<string, string>) => listed('/CRM/activities/all/', filter);

export const monthOf = (month: string) => daysIn({ from: month, before: nextMonth(month) });

/** Column kinds of open leads. */
export const openKinds = 'INQUIRY,CUSTOM';
