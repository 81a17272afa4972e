const hour = 3_600_000;

/** When something new is due unless somebody says so: at the next full hour. */
export const nextHour = (): string => new Date((Math.floor(Date.now() / hour) + 1) * hour).toISOString();
