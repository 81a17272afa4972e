import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
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
  @Mutation(() => ExportCompanyPayload, {
    description: 'All data and files of the company as one archive, made in the background; its task has the address. Kept for a day.',
  })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  exportCompany(
    @Arg('input', () => ExportCompanyInput) input: ExportCompanyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ task: await beginCompanyExport(scope) }));
  }
}
