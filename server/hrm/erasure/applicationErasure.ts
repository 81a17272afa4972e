import { Permission } from '../../core/access/Permission.ts';
import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Application } from '../application/Application.ts';
import { deleteExpectedSalary } from '../application/expectedSalary.ts';

const applications: ErasedRecords<Application, Application> = {
  Entity: Application,
  where: ({ id }) => ({ id }),
  fields: (_application, { name }) => ({
    name,
    fatherName: null,
    email: null,
    phone: null,
    address: null,
    qualification: null,
    coverLetter: null,
    rejectionReason: null,
    status: ActiveStatus.INACTIVE,
  }),
};

/** Erases an applicant with their expected salary. Position, stage and dates stay for the figures of recruitment. */
export const applicationErasure = erasable<Application>({
  Entity: Application,
  permission: Permission.HRM,
  records: [applications] as never,
  knownBy: ({ name, fatherName, email, phone }) => [name, fatherName, email, phone],
  after: async ({ em }, { id }) => void (await deleteExpectedSalary(em, id)),
});
