/** The figures of the drawn product screens: a plausible month of a mid-sized wholesaler, in US dollars. */
export const sampleCompany = {
  totals: [
    ['open', 84210.4],
    ['overdue', 12935],
    ['received', 61480.75],
    ['drafts', 9120],
  ],
  received: [38.2, 41.9, 36.4, 45.1, 52.7, 49.3, 47.8, 55.6, 58.9, 54.2, 57.1, 61.5],
  invoices: [
    { number: 'SI-2026-0412', customer: 1, dueInDays: 12, status: 'open', total: 4380 },
    { number: 'SI-2026-0411', customer: 2, dueInDays: 9, status: 'open', total: 12640.5 },
    { number: 'SI-2026-0410', customer: 3, dueInDays: -3, status: 'overdue', total: 7215 },
    { number: 'SI-2026-0409', customer: 4, dueInDays: 5, status: 'paid', total: 986.25 },
    { number: 'SI-2026-0408', customer: 5, dueInDays: 2, status: 'paid', total: 23190 },
  ],
  leads: [
    { column: 'inquiry', lead: 1, customer: 1, value: 18400 },
    { column: 'won', lead: 2, customer: 4, value: 9750 },
  ],
} as const;

const now = new Date();

/** The date the drawn screens show: today. */
export const sampleToday = now;

/** A date some days from that date. */
export const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** The twelve months up to that date. */
export const sampleMonths = sampleCompany.received.map(
  (_, index, { length }) => new Date(now.getFullYear(), now.getMonth() - (length - 1 - index), 1),
);

/** The colour palette of each invoice status. */
export const statusPalette = { open: 'gray', overdue: 'red', paid: 'green' } as const;
