import { Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { EnterCompanyInput, LeaveCompanyInput } from './sessionInputs.ts';
import { ViewerPayload } from './sessionPayloads.ts';

/** SUPER_ADMIN looks into a company; in person, never by a key. */
@Resolver()
export class VisitResolver {
  @CommandMutation(['SUPER_ADMIN', 'IN_PERSON'], ViewerPayload, EnterCompanyInput, {
    description: 'For an hour at most the session is in that company: it reads everything there and changes nothing, until leaveCompany.',
    platform: true,
    ignoresKey: true,
  })
  enterCompany(scope: Scope, input: EnterCompanyInput) {
    return scope.context.session.visits.enter(scope, input);
  }

  @CommandMutation(['SUPER_ADMIN', 'VISITING', 'IN_PERSON'], ViewerPayload, LeaveCompanyInput, { platform: true, ignoresKey: true })
  leaveCompany(scope: Scope) {
    return scope.context.session.visits.leave(scope);
  }
}
