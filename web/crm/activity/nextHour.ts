const hour = 3_600_000;

/** Default due time of a new activity: the next full hour. */
export const nextHour = (): string => new Date((Math.floor(Date.now() / hour) + 1) * hour).toISOString();
