/** What there is to do. Apart from the rules, because the address of each list is read before anybody has signed in. */
export const activityKinds = ['CALL', 'MEETING', 'TASK'] as const;
