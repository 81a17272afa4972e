import { Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CreateInputOf } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CareersPage } from './CareersPage.ts';
import { careersPageRules, type CareersPageValues } from './careersPage.rules.ts';
import { CareersPageService } from './CareersPageService.ts';

@InputType()
class CareersPageFields extends InputOf(CareersPage, careersPageRules) {}

@InputType()
class SaveCareersPageInput extends CreateInputOf({ name: 'SavedCareersPage' }, CareersPageFields) {
  @Field(() => Int, { nullable: true, description: 'The version the caller read.' }) version?: number;
}

@Resolver()
export class CareersPageResolver {
  @Query(() => CareersPage, { nullable: true, description: "The company's careers page; null until it was set up." })
  @Allow(Permission.HRM)
  @Reads({ kind: 'record' })
  careersPage(): CareersPage {
    return compiled();
  }

  @CommandMutation(Permission.HRM, CareersPage, SaveCareersPageInput, {
    action: 'WRITE',
    description: "Sets up the company's careers page, or changes it; only one exists.",
  })
  saveCareersPage(scope: Scope, input: SaveCareersPageInput) {
    return new CareersPageService(scope).save(input as unknown as CareersPageValues & { version?: number });
  }
}
