import { Args, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { ConnectionOf, ListArgs, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { EmployeeDocument } from './EmployeeDocument.ts';
import { EmployeeDocumentService } from './EmployeeDocumentService.ts';
import { OwnEmployeeDocument } from './OwnEmployeeDocument.ts';

@Resolver()
export class EmployeeDocumentResolver extends CrudResolver({
  Entity: EmployeeDocument,
  plural: 'employeeDocuments',
  Service: EmployeeDocumentService,
  filter: ['employee', 'title', 'kind', 'issuedOn', 'expiresOn', 'daysLeft', 'updatedAt'],
}) {}

const Documents = ConnectionOf(EmployeeDocument);

/** Their documents. */
@Resolver(() => Employee)
export class EmployeeDocumentsResolver {
  @FieldResolver(() => Documents, { description: 'Documents of the employee, by the day they expire on.' })
  @Related((document, employee) => `${document}.employee_id = ${employee}.id`)
  @Ordered({ expiresOn: 'asc' })
  documents(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

const OwnDocuments = ConnectionOf(OwnEmployeeDocument);
const OwnDocumentPage = ListArgs(OwnEmployeeDocument, FilterOf(OwnEmployeeDocument, ['title', 'expiresOn']));

@Resolver()
export class OwnDocumentsResolver {
  @Query(() => OwnDocuments, { nullable: true, description: "The viewer's own documents." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownEmployeeDocuments(@Args(() => OwnDocumentPage) _page: object): object {
    return compiled();
  }
}
