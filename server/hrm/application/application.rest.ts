import Upload from 'graphql-upload/Upload.mjs';
import { renamed } from '../../core/rest/renamed.ts';
import {
  call,
  contains,
  create,
  list,
  oneId,
  remove,
  textOf,
  update,
  type RestCall,
  type Route,
  type Values,
} from '../../core/rest/Route.ts';

const application = {
  names: { en: 'Application', ar: 'طلب التوظيف', sp: 'la postulación' },
  selection: `{ id fullName: name name fatherName address qualification expectedSalary position { id title } email phone coverLetter
    files { id file { id url name } } status: column { id kind title } activity: status owner { id: userId name } rating interviewAt
    rejectedAt rejectionReason employee { id name } duplicateCount columnSince version createdAt updatedAt }`,
};
const column = {
  names: { en: 'Status', ar: 'الحالة', sp: 'el estado' },
  selection: '{ id kind title rank applicationCount version createdAt updatedAt }',
};
const example = {
  fullName: 'Lina Ortega',
  fatherName: 'Andrés Ortega',
  address: '4 Harbour Street',
  qualification: 'BSc Business Administration',
  expectedSalary: 3200,
  position: 'id of the position',
  coverLetter: 'I have sold to retailers for seven years.',
  status: 'applied',
};

/** The position is given as `position` or `positionId`, the column by name or id as `status`; `coverLetter` is a text or a file. */
function applicationBody({ body: { fullName, position, status, coverLetter, startDate, ...body } }: RestCall): Values {
  const letter = coverLetter instanceof Upload ? { files: [coverLetter] } : { coverLetter };
  return renamed(
    {
      ...(fullName !== undefined && { name: fullName }),
      ...(position !== undefined && { positionId: position }),
      ...(status !== undefined && { columnId: status }),
      ...(coverLetter !== undefined && letter),
      ...(startDate !== undefined && { joinedOn: startDate }),
      ...body,
    },
    { department: 'departmentId', grossSalary: 'salary', activity: 'status' },
  );
}

/** Documented REST calls of applications and the columns of their board. */
export const applicationRoutes: Route[] = [
  list('/hrm/getAllStatus', column, 'applicationColumns'),
  create('/hrm/createStatus', column, 'createApplicationColumn', {
    values: ({ body }) => ({ ...body, title: body.title ?? body.name }),
    example: { title: 'Interview' },
  }),
  call('DELETE', '/hrm/deleteStatus/{id}', { names: column.names }, 'deleteApplicationColumn', {
    outcome: 'deleted',
    values: ({ params, query }) => ({ id: oneId(params.id), targetId: textOf(query.target) }),
    parameters: ['target'],
  }),
  list('/hrm/getAllApplication', application, 'applications', { name: contains('name') }),
  create('/hrm/createApplication', application, 'createApplication', { values: applicationBody, example }),
  update('/hrm/updateApplication/{id}', application, 'updateApplication', { values: applicationBody, example }),
  remove('/hrm/deleteApplication/{id}', application, 'deleteApplications'),
];
