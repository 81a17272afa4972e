const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns the first position of a task in the plan of its project: behind all tasks with a smaller number (keys of fractional-indexing). */
export const planRankOf = (number: number): string =>
  `d${[238_328, 3_844, 62, 1].map(unit => digits[Math.floor(number / unit) % 62]).join('')}`;
