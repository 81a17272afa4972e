import type { DeviceStore } from '../session/leaving.ts';
import { currentSession } from '../session/session.ts';
import type { ImportPlan } from './importPlan.ts';

/** How files with the same titles were read last. */
interface KeptPlan extends ImportPlan {
  userId: string;
  companyId: string;
  type: string;
  titles: string;
}

const key = 'importPlans';
/** Plans that are kept at most; the oldest goes first. */
const most = 20;

const titlesOf = (titles: readonly string[]) => JSON.stringify(titles);
const isOf = (userId: string) => (plan: KeptPlan) => plan.userId === userId;
const all = (): KeptPlan[] => JSON.parse(localStorage.getItem(key) ?? '[]') as KeptPlan[];
const store = (plans: KeptPlan[]) => (plans.length ? localStorage.setItem(key, JSON.stringify(plans)) : localStorage.removeItem(key));

const isSame = (type: string, titles: readonly string[]) => (plan: KeptPlan) => {
  const { userId, companyId } = currentSession();
  return plan.userId === userId && plan.companyId === companyId && plan.type === type && plan.titles === titlesOf(titles);
};

/** Returns how the viewer last read a file with these titles in this browser. */
export const keptPlan = (type: string, titles: readonly string[]): ImportPlan | undefined => all().find(isSame(type, titles));

/** Keeps how a file was read. */
export function keepPlan(type: string, titles: readonly string[], plan: ImportPlan): void {
  const { userId, companyId } = currentSession();
  const others = all().filter(other => !isSame(type, titles)(other));
  store([...others, { ...plan, userId, companyId, type, titles: titlesOf(titles) }].slice(-most));
}

/** Forgets the plans when their user leaves the browser. */
export const planStore: DeviceStore = {
  left: async () => ({ unsent: 0, unfinished: 0 }),
  forget: async () => store(all().filter(plan => !isOf(currentSession().userId)(plan))),
  forgetForeign: async () => store(all().filter(isOf(currentSession().userId))),
};
