import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Employee, employeeCode } from '../../staff/employee/Employee.ts';

/**
 * Returns the users that ids name: a user's id stays, an employee's becomes their user's (modules, projects).
 * @throws InvalidInput `employeeWithoutUser` for `field`.
 */
export async function usersNamed(em: EntityManager, ids: string[], field: string): Promise<string[]> {
  const named = ids.filter(id => typeOfId(id) === employeeCode);
  if (!named.length) return ids;
  const employees = await em.find(Employee, { id: { $in: named }, deletedAt: null });
  const users = new Map(employees.map(({ id, user }) => [id, user?.id]));
  return ids.map(id => {
    if (typeOfId(id) !== employeeCode || !users.has(id)) return id;
    const user = users.get(id);
    if (!user) throw new InvalidInput({ field, code: 'employeeWithoutUser' });
    return user;
  });
}
