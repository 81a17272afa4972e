import { wrap } from '@mikro-orm/core';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { z } from 'zod';
import { EntityService, type Changes } from '../../core/record/EntityService.ts';
import { findEach, refuseMany } from '../../core/database/severalAtOnce.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { imageTypes } from '../../core/files/fileTypes.ts';
import { receiveFile } from '../../core/upload/receiveFile.ts';
import { check } from '../../core/graphql/check.ts';
import { enqueueWaitingMails } from '../../core/mail/Outbox.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { email, requiredText } from '../../core/rules/fields.ts';
import { modulesRule } from '../../core/rules/modules.ts';
import { passwordRules } from '../../core/session/credentials.rules.ts';
import { endSessionsOfCompany } from '../../core/session/credentials.ts';
import { Plan } from '../plan/Plan.ts';
import { enforcePlanLimit } from '../../core/plan/planLimits.ts';
import { lockCompany } from './lockCompany.ts';
import { Company, CompanyStatus } from './Company.ts';
import { companySettingsRules, currency } from './company.rules.ts';
import { provisionCompany, type CompanyRequest } from './provisionCompany.ts';

const foundationRules = z.object({
  name: requiredText(),
  currency: currency.nullish(),
  country: companySettingsRules.shape.country,
  administrator: z.object({ name: requiredText(), email, password: passwordRules }).nullish(),
});

/** Throws InvalidInput cashRounding when the coin is smaller than the currency's smallest unit. */
function refuseFineCoin(values: Record<string, unknown>): void {
  const { currency: code, cashRounding: coin } = values as { currency: string | null; cashRounding: string | null };
  const max = currencyDecimals(code ?? '');
  if (coin && !round(coin, max).equals(coin)) throw new InvalidInput({ field: 'cashRounding', code: 'tooManyDecimals', params: { max } });
}

/** Companies as managed by SUPER_ADMIN, in a platform transaction (domain §8). */
export class CompanyService extends EntityService<Company, Record<string, unknown>> {
  protected readonly Entity = Company;
  protected readonly rules = companySettingsRules.extend({
    currency: currency.nullish().transform(value => value ?? null),
  }) as z.ZodObject<z.ZodRawShape>;

  protected override async guard(values: Record<string, unknown>): Promise<void> {
    refuseFineCoin(values);
  }

  /** Creates a company, with its first administrator if given. */
  async found(input: CompanyRequest): Promise<Company> {
    check(foundationRules, input);
    const { company } = await provisionCompany(this.em, input);
    await this.within(this.scope.viewer.companyId);
    return company;
  }

  override async find(id: string, version?: number): Promise<Company> {
    const company = await super.find(id, version);
    if (company.isPlatform) throw new Refused('notAllowed');
    return company;
  }

  /** Ends the company's sessions at once and blocks sign-in; its data is kept. */
  async suspend(id: string, version?: number): Promise<Company> {
    return this.setStatus(id, CompanyStatus.SUSPENDED, version);
  }

  /** Lets the company's users sign in again, and sends the e-mails that waited. */
  async resume(id: string, version?: number): Promise<Company> {
    const company = await this.setStatus(id, CompanyStatus.ACTIVE, version);
    await this.within(id);
    await enqueueWaitingMails(this.em);
    await this.within(this.scope.viewer.companyId);
    return company;
  }

  /** Changes the plan. A smaller plan deletes nothing; it only limits what can be added. */
  async changePlan(id: string, planCode: string, version?: number): Promise<Company> {
    const company = await this.find(id, version);
    const plan = await this.em.findOne(Plan, { code: planCode });
    if (!plan) throw new InvalidInput({ field: 'planCode', code: 'notInList' });
    wrap(company).assign({ plan });
    await this.em.flush();
    return company;
  }

  /** Deletes companies; their data is kept for the thirty days in which they can be restored. */
  override async delete(ids: string[]): Promise<string[]> {
    refuseMany(ids);
    const companies = await findEach(ids, id => this.find(id));
    for (const company of companies) {
      wrap(company).assign({ status: CompanyStatus.SUSPENDED, deletedAt: new Date() });
      await this.endSessions(company.id);
    }
    await this.em.flush();
    return companies.map(({ id }) => id);
  }

  private async setStatus(id: string, status: CompanyStatus, version?: number): Promise<Company> {
    const company = await this.find(id, version);
    wrap(company).assign({ status });
    await this.em.flush();
    if (status === CompanyStatus.SUSPENDED) await this.endSessions(id);
    return company;
  }

  private async endSessions(companyId: string): Promise<void> {
    await this.within(companyId);
    await endSessionsOfCompany(this.em);
    await this.within(this.scope.viewer.companyId);
  }

  private async within(companyId: string): Promise<void> {
    await this.em.execute(`select set_config('app.company', ?, true)`, [companyId]);
  }
}

/** The company's own settings, managed by its administrators. */
export class CompanySettingsService extends EntityService<Company, Record<string, unknown>> {
  protected readonly Entity = Company;
  protected readonly rules = companySettingsRules.extend({
    currency: currency.nullish().transform(value => value ?? null),
    modules: modulesRule,
  }) as z.ZodObject<z.ZodRawShape>;

  /** A chosen currency can be replaced but not removed; the coin cannot be smaller than its smallest unit. */
  protected override async guard(values: Record<string, unknown>, current?: Company): Promise<void> {
    if (current?.currency && !values.currency) throw new InvalidInput({ field: 'currency', code: 'required' });
    refuseFineCoin(values);
  }

  /** Updates the viewer's own company. Newly enabled modules, and the dashboards they add, must fit the plan. */
  async updateOwn(changes: Omit<Changes<Record<string, unknown>>, 'id'>): Promise<Company> {
    await lockCompany(this.em);
    const before = [...(await this.find(this.scope.viewer.companyId)).modules];
    const company = await super.update({ ...changes, id: this.scope.viewer.companyId });
    if (company.modules.every(module => before.includes(module))) return company;
    const added = company.modules.length - before.length;
    await enforcePlanLimit(this.scope, 'modules', added);
    await enforcePlanLimit(this.scope, 'dashboards', added);
    return company;
  }

  /** Sets the logo shown on documents and in the sidebar; null removes it. */
  async setLogo(upload: Promise<FileUpload> | null | undefined): Promise<Company> {
    const company = await this.find(this.scope.viewer.companyId);
    const logo = upload
      ? await receiveFile(this.scope, upload, { field: 'logo', types: imageTypes, refusal: 'fileImageOnly', readers: ['SIGNED_IN'] })
      : null;
    wrap(company).assign({ logo });
    await this.em.flush();
    return company;
  }
}
