import { ref, type Ref } from '@mikro-orm/core';
import type { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { Employee } from '../../staff/employee/Employee.ts';

/** Who decided a request of somebody's, and when. */
interface Decision {
  decidedBy: Ref<CompanyUser> | null;
  decidedFor: Ref<Employee> | null;
  decidedAt: Date;
}

/** The viewer's decision of this moment, as a stand-in for a manager if one is given. */
export const decision = async (scope: Scope, managerId: string | null): Promise<Decision> => ({
  decidedBy: await actorOf(scope),
  decidedFor: managerId ? ref(Employee, managerId as never) : null,
  decidedAt: new Date(),
});
