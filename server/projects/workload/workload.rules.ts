/** Weeks that a workload shows. */
export const workloadWeeks = 8;

/** Hours of a working day: 2,080 a year are 40 a week. */
export const dayHours = 8;

/** Maximum number of open tasks that one workload adds up. */
export const workloadTasks = 10_000;

/** Tasks listed in a week of a member, those with most hours first. */
export const listedTasks = 20;
