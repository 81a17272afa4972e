import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { EnumFilter, IntFilter, StringFilter } from '../../core/graphql/filters.ts';
import { DeleteInput, DeletePayload, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Company, CompanyStatus } from './Company.ts';
import {
  CreateCompanyInput,
  UpdateCompanySettingsInput,
  SetCompanyLogoInput,
  UpdateCompanyInput,
  ChangeCompanyPlanInput,
} from './companyInputs.ts';
import { CompanyService, CompanySettingsService } from './CompanyService.ts';

const CompanyStatusFilter = EnumFilter(CompanyStatus, 'CompanyStatus');

@InputType()
class CompanyFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => CompanyStatusFilter, { nullable: true }) status?: object;
  @Field(() => IntFilter, { nullable: true }) userCount?: IntFilter;
}

const CompanyConnection = ConnectionOf(Company);
const CompanyPage = ListArgs(Company, CompanyFilter);
const CompanyPayload = PayloadOf(Company);
const notThePlatform = (company: string) => `not ${company}.is_platform`;

@Resolver()
export class CompanyResolver {
  @Query(() => Company, { nullable: true })
  @Allow('SUPER_ADMIN')
  @Reads({ kind: 'record', platform: true, where: notThePlatform })
  company(@Arg('id', () => ID) _id: string): Company {
    return compiled();
  }

  @Query(() => CompanyConnection, { nullable: true })
  @Allow('SUPER_ADMIN')
  @Reads({ kind: 'connection', platform: true, where: notThePlatform })
  companies(@Args(() => CompanyPage) _page: object): object {
    return compiled();
  }

  /** The viewer's own company. */
  @Query(() => Company, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'record', where: company => `${company}.id = noria_company()` })
  companySettings(): Company {
    return compiled();
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, Company, UpdateCompanySettingsInput)
  updateCompanySettings(scope: Scope, input: UpdateCompanySettingsInput) {
    return new CompanySettingsService(scope).updateOwn({ ...input });
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, Company, SetCompanyLogoInput)
  setCompanyLogo(scope: Scope, input: SetCompanyLogoInput) {
    return new CompanySettingsService(scope).setLogo(input.logo);
  }

  @Mutation(() => CompanyPayload)
  @Allow('SUPER_ADMIN')
  createCompany(
    @Arg('input', () => CreateCompanyInput) input: CreateCompanyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ company: await new CompanyService(scope).found(input) }), { platform: true });
  }

  @Mutation(() => CompanyPayload)
  @Allow('SUPER_ADMIN')
  updateCompany(
    @Arg('input', () => UpdateCompanyInput) input: UpdateCompanyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ company: await new CompanyService(scope).update({ ...input }) }), {
      platform: true,
    });
  }

  @Mutation(() => CompanyPayload)
  @Allow('SUPER_ADMIN')
  suspendCompany(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ company: await new CompanyService(scope).suspend(input.id, input.version) }), {
      platform: true,
    });
  }

  @Mutation(() => CompanyPayload)
  @Allow('SUPER_ADMIN')
  resumeCompany(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ company: await new CompanyService(scope).resume(input.id, input.version) }), {
      platform: true,
    });
  }

  @Mutation(() => CompanyPayload)
  @Allow('SUPER_ADMIN')
  changeCompanyPlan(
    @Arg('input', () => ChangeCompanyPlanInput) input: ChangeCompanyPlanInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(
      context,
      info,
      input,
      async scope => ({ company: await new CompanyService(scope).changePlan(input.id, input.planCode, input.version) }),
      { platform: true },
    );
  }

  @Mutation(() => DeletePayload)
  @Allow('SUPER_ADMIN')
  deleteCompanies(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ deletedIds: await new CompanyService(scope).delete(input.ids) }), {
      platform: true,
    });
  }
}
