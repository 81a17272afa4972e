import { Permission } from '../../core/access/Permission.ts';
import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Employee } from '../employee/Employee.ts';
import { deletePay } from '../employee/employeePay.ts';

const employees: ErasedRecords<Employee, Employee> = {
  Entity: Employee,
  where: ({ id }) => ({ id }),
  fields: (_employee, { name }) => ({
    name,
    number: null,
    email: null,
    phone: null,
    bornOn: null,
    address: null,
    city: null,
    country: null,
    emergencyContact: null,
    emergencyPhone: null,
    education: null,
    certification: null,
    technologies: [],
    academicData: [],
    professionalData: [],
    user: null,
    isHead: false,
    status: ActiveStatus.INACTIVE,
    customValues: {},
  }),
};

/** Erases an employee with their national id, bank account and salary. Department, position and dates stay for the company's figures. */
export const employeeErasure = erasable<Employee>({
  Entity: Employee,
  permission: Permission.HRM,
  records: [employees] as never,
  knownBy: ({ name, email, phone, number, emergencyContact, emergencyPhone }) => [
    name,
    email,
    phone,
    number,
    emergencyContact,
    emergencyPhone,
  ],
  async after({ em }, { id }) {
    await deletePay(em, id);
    await em.execute(
      `update invitation set email = ?, deleted_at = coalesce(deleted_at, now()), updated_at = now(), version = version + 1
       where company_id = noria_company() and employee_id = ? and accepted_at is null`,
      [`erased-${id}@erased.invalid`, id],
    );
  },
});
