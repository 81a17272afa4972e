/** Time spans of the dashboards (spec 1 §9). */
export const spans = ['TODAY', 'LAST_7_DAYS', 'LAST_15_DAYS', 'LAST_MONTH', 'LAST_30_DAYS', 'LAST_YEAR', 'ALL'] as const;
export type Span = (typeof spans)[number];

/** Returns the span in the address; defaults to the last 30 days. */
export const spanIn = (address: URLSearchParams): Span => spans.find(span => span === address.get('span')) ?? 'LAST_30_DAYS';

/** The choice of a span at the head of a dashboard. */
export const spanChoice = { name: 'span', values: spans, chosen: spanIn };
