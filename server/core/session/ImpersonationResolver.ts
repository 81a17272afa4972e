import { Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { EnterCompanyInput, LeaveCompanyInput } from './sessionInputs.ts';
import { ViewerPayload } from './sessionPayloads.ts';

/** Impersonation of companies by SUPER_ADMIN; only in person, never with an API key. */
@Resolver()
export class ImpersonationResolver {
  @CommandMutation(['SUPER_ADMIN', 'IN_PERSON'], ViewerPayload, EnterCompanyInput, {
    description: 'Moves the session into that company for at most an hour, read-only, until leaveCompany.',
    platform: true,
    ignoresKey: true,
  })
  enterCompany(scope: Scope, input: EnterCompanyInput) {
    return scope.context.session.impersonations.enter(scope, input);
  }

  @CommandMutation(['SUPER_ADMIN', 'IMPERSONATING', 'IN_PERSON'], ViewerPayload, LeaveCompanyInput, { platform: true, ignoresKey: true })
  leaveCompany(scope: Scope) {
    return scope.context.session.impersonations.leave(scope);
  }
}
