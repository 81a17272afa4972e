import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { employeeRules } from '../../staff/employee/employee.rules.ts';
import type { Employee } from '../../staff/employee/Employee.ts';
import { EmployeeService } from '../../staff/employee/EmployeeService.ts';
import { refusePayChange } from '../../staff/employee/refusePayChange.ts';
import { recordSalary } from '../../staff/salary/recordSalary.ts';
import type { Application } from './Application.ts';
import { hireRules } from './application.rules.ts';
import type { Hiring } from './applicationInputs.ts';

/** Makes employees of applicants. */
export class HiringService {
  constructor(private readonly scope: Scope) {}

  /**
   * Makes the employee of a confirmed application, with their pay and the language they applied in, and gives them the files of the application.
   * @throws NotAllowed without the right to see pay; InvalidInput for what confirming asks for.
   */
  async hire(application: Application, hiring: Hiring): Promise<Employee> {
    const { em } = this.scope;
    const { salary, ...terms } = check(hireRules, hiring);
    refusePayChange(this.scope.viewer, { salary });
    const { name, email, phone, address, language, qualification: education } = application;
    const position = await application.position.loadOrFail();
    const person = {
      name,
      email,
      phone,
      address,
      language,
      education,
      designation: position.title,
      positionId: position.id,
      status: 'ACTIVE',
    };
    const employee = await new EmployeeService(this.scope).create(check(employeeRules, { ...person, ...terms }));
    await recordSalary(em, { employee, salary, source: 'APPLICATION' });
    const files = await em.find(RecordFile, { recordId: application.id, deletedAt: null });
    for (const file of files) file.recordId = employee.id;
    await em.flush();
    return employee;
  }
}
