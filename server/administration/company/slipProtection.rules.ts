/** What opens the pay slips that a company mails: nothing, the day of birth as eight digits (day, month, year), or the national id without spaces and signs. */
export const slipProtections = ['NONE', 'BORN_ON', 'NATIONAL_ID'] as const;
export type SlipProtectionName = (typeof slipProtections)[number];
