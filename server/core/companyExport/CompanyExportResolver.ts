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

/** The way to all of a company's data in one archive. */
@Resolver()
export class CompanyExportResolver {
  @CommandMutation(
    Permission.ADMINISTRATIVE_ROLES,
    ExportCompanyPayload,
    ExportCompanyInput,
    'All data and files of the company as one archive, made in the background; its task has the address. Kept for a day.',
  )
  async exportCompany(scope: Scope) {
    return { task: await beginCompanyExport(scope) };
  }
}
