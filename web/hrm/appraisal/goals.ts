import type { Goal } from '../../../server/hrm/appraisal/appraisal.rules.ts';

/** Goals as the API answers them. */
export const goalsOf = (goals: unknown): Goal[] => (Array.isArray(goals) ? (goals as Goal[]) : []);

/** How far an appraisal is. */
export const stageOf = ({
  managerSignedAt,
  employeeSignedAt,
  goals,
}: {
  readonly managerSignedAt: string | null | undefined;
  readonly employeeSignedAt: string | null | undefined;
  readonly goals: unknown;
}): 'SIGNED' | 'TO_SIGN' | 'RATING' | 'GOALS' => {
  if (employeeSignedAt) return 'SIGNED';
  if (managerSignedAt) return 'TO_SIGN';
  return goalsOf(goals).length ? 'RATING' : 'GOALS';
};
