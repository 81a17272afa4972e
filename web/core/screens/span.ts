/** Over what time a dashboard looks back (spec 1 §9). */
export const spans = ['TODAY', 'LAST_7_DAYS', 'LAST_15_DAYS', 'LAST_MONTH', 'LAST_30_DAYS', 'LAST_YEAR', 'ALL'] as const;
export type Span = (typeof spans)[number];

/** The span that the address names, the last 30 days unless it names one. */
export const spanIn = (address: URLSearchParams): Span => spans.find(span => span === address.get('span')) ?? 'LAST_30_DAYS';
