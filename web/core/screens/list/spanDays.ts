import { spans } from '../span.ts';

/** The spans offered by a filter: all except ALL, which does not filter. */
export const filterSpans = spans.filter(span => span !== 'ALL');
