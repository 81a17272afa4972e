import { Field, InputType, ObjectType, Resolver } from 'type-graphql';
import { Permission } from '../access/Permission.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Scope } from '../graphql/Scope.ts';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import { BackgroundTask } from '../task/BackgroundTask.ts';
import { beginCompanyExport } from './beginCompanyExport.ts';

@InputType()
class ExportCompanyInput extends CommandInput {}

@ObjectType({ implements: Payload })
class ExportCompanyPayload extends Payload {
  @Field(() => BackgroundTask, { nullable: true }) task!: BackgroundTask | null;
}

/** Exports all of a company's data as one archive. */
@Resolver()
export class CompanyExportResolver {
  @CommandMutation(
    Permission.ADMINISTRATIVE_ROLES,
    ExportCompanyPayload,
    ExportCompanyInput,
    'Exports all data and files of the company as one archive, in the background; the task has its address. Kept for one day.',
  )
  async exportCompany(scope: Scope) {
    return { task: await beginCompanyExport(scope) };
  }
}
