import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EnumFilter, IntFilter, StringFilter } from '../../core/graphql/filters.ts';
import { DeleteInput, DeletePayload, RecordInput } from '../../core/graphql/Payload.ts';
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
  setCompanyLogo(scope: Scope, { logo }: SetCompanyLogoInput) {
    return new CompanySettingsService(scope).setLogo(logo);
  }

  @CommandMutation('SUPER_ADMIN', Company, CreateCompanyInput, { platform: true })
  createCompany(scope: Scope, input: CreateCompanyInput) {
    return new CompanyService(scope).found(input);
  }

  @CommandMutation('SUPER_ADMIN', Company, UpdateCompanyInput, { platform: true })
  updateCompany(scope: Scope, input: UpdateCompanyInput) {
    return new CompanyService(scope).update({ ...input });
  }

  @CommandMutation('SUPER_ADMIN', Company, RecordInput, { platform: true })
  suspendCompany(scope: Scope, { id, version }: RecordInput) {
    return new CompanyService(scope).suspend(id, version);
  }

  @CommandMutation('SUPER_ADMIN', Company, RecordInput, { platform: true })
  resumeCompany(scope: Scope, { id, version }: RecordInput) {
    return new CompanyService(scope).resume(id, version);
  }

  @CommandMutation('SUPER_ADMIN', Company, ChangeCompanyPlanInput, { platform: true })
  changeCompanyPlan(scope: Scope, { id, planCode, version }: ChangeCompanyPlanInput) {
    return new CompanyService(scope).changePlan(id, planCode, version);
  }

  @CommandMutation('SUPER_ADMIN', DeletePayload, DeleteInput, { platform: true })
  async deleteCompanies(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new CompanyService(scope).delete(ids) };
  }
}
