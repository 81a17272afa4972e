import { Args, Field, FieldResolver, ObjectType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { Application, isDuplicate } from './Application.ts';
import { ApplicationFilter, ApplicationInput, MoveApplicationInput, RejectApplicationInput } from './applicationInputs.ts';
import { ApplicationService } from './ApplicationService.ts';
import { InterviewService } from './InterviewService.ts';
import { RejectionService } from './RejectionService.ts';

@ObjectType({ implements: Payload })
class ExpectedSalaryPayload extends Payload {
  @Secret()
  @Field(() => DecimalText, { nullable: true, description: "Monthly gross in the company's currency." })
  expectedSalary!: string | null;
}

const Applications = ConnectionOf(Application);

@Resolver(() => Application)
export class ApplicationResolver extends CrudResolver({
  Entity: Application,
  plural: 'applications',
  Service: ApplicationService,
  filter: ApplicationFilter,
  input: ApplicationInput,
}) {
  /** Other applications with the same e-mail address or phone number, the newest first. */
  @FieldResolver(() => Applications)
  @Related((other, application) => isDuplicate(other, application))
  @Ordered({ createdAt: 'desc' })
  duplicates(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @CommandMutation(Permission.HRM, Application, MoveApplicationInput, {
    description: 'Moves an application into a column, between two others. Confirming it makes the employee.',
    action: 'WRITE',
  })
  moveApplication(scope: Scope, input: MoveApplicationInput) {
    return new ApplicationService(scope).move(input);
  }

  @CommandMutation(Permission.HRM, Application, RejectApplicationInput, {
    description: 'Makes an application inactive, with the reason. Repeating it changes the reason.',
    action: 'WRITE',
  })
  rejectApplication(scope: Scope, input: RejectApplicationInput) {
    return new RejectionService(scope).reject(input);
  }

  @CommandMutation(Permission.HRM, Application, RecordInput, {
    description: 'Invites the applicant to the interview by e-mail, with a file for their calendar.',
    action: 'WRITE',
  })
  sendInterviewInvitation(scope: Scope, { id, version }: RecordInput) {
    return new InterviewService(scope).invite(id, version);
  }

  @CommandMutation('HRM_SEE_PAY', ExpectedSalaryPayload, RecordInput, {
    description: 'Shows the expected salary to holders of the right to see pay; the audit trail records who looked.',
    ignoresKey: true,
    action: 'READ',
  })
  async revealExpectedSalary(scope: Scope, { id }: RecordInput) {
    return { expectedSalary: await new ApplicationService(scope).revealExpectedSalary(id) };
  }
}
