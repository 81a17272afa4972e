/** Kinds of activity. In a file of their own because list URLs are parsed before the user signs in. */
export const activityKinds = ['CALL', 'MEETING', 'TASK'] as const;
