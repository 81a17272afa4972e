/**
 * What a day was for somebody: at work; on leave; asked for leave that is not decided; weekend; public holiday; not employed; absent without
 * leave; still to come; or not recorded, before their first attendance.
 */
export const attendanceStates = ['PRESENT', 'LEAVE', 'REQUESTED', 'OFF', 'HOLIDAY', 'OUTSIDE', 'ABSENT', 'DUE', 'UNTRACKED'] as const;
export type AttendanceStateName = (typeof attendanceStates)[number];
