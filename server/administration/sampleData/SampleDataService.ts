import type { EntityClass } from '@mikro-orm/postgresql';
import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { behindSavepoint } from '../../core/database/behindSavepoint.ts';
import type { CompanyRecord, VersionedRecord } from '../../core/database/CompanyRecord.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { classOf } from '../../core/database/RecordType.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ordinaryEntities } from '../../core/graphql/CrudResolver.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { EntityService } from '../../core/record/EntityService.ts';
import { lockCompany } from '../company/lockCompany.ts';
import { sampleDataOf } from './sampleDataOf.ts';
import type { SampleSetting, SampleStep } from './SampleStep.ts';
import { sampleSteps } from './sampleSteps.ts';
import { sampleTexts } from './sampleTexts.ts';
import { sampleTypes } from './sampleTypes.ts';

type AnyService = EntityService<VersionedRecord, Record<string, unknown>>;

/**
 * Loads sample data into a new company, and removes it again. It is made by the same services as any record, has no stock, and posts nothing
 * to the books: so nothing of it has to stay.
 */
export class SampleDataService {
  constructor(private readonly scope: Scope) {}

  /**
   * Loads the sample data of the modules that the company uses and the viewer may write, in the viewer's language.
   * @throws Refused `currencyMissing`; `sampleNotEmpty` if there are records already.
   */
  async load(): Promise<{ sampleData: object }> {
    const { em, viewer } = this.scope;
    await lockCompany(em);
    if (!viewer.currency) throw new Refused('currencyMissing');
    if (!(await sampleDataOf(em)).canLoad) throw new Refused('sampleNotEmpty');
    const [{ modules }] = await em.execute<[{ modules: (keyof typeof sampleSteps)[] }]>(
      'select modules from company where id = noria_company()',
    );
    const setting = await this.setting();
    const made = new Map<string, string>();
    const ids: string[] = [];
    for (const [module, stepsOf] of Object.entries(sampleSteps))
      if (modules.includes(module as (typeof modules)[number]))
        for (const step of stepsOf(setting)) {
          if (made.has(`@${step.name}`)) continue;
          const id = await this.make(step, made);
          if (!id) continue;
          ids.push(id);
          if (step.name) made.set(`@${step.name}`, id);
        }
    await em.execute(
      `insert into sample_record (record_id, place) select id, place from unnest(?::uuid[]) with ordinality as made (id, place)
       on conflict do nothing`,
      [`{${ids.join()}}`],
    );
    return { sampleData: await sampleDataOf(em) };
  }

  /** Removes the sample records. Those that other records refer to stay, and are the company's own from now on. */
  async remove(): Promise<{ sampleData: object; removed: number; kept: number }> {
    const { em } = this.scope;
    await lockCompany(em);
    const rows = await em.execute<{ id: string }[]>('select record_id as id from sample_record order by place desc');
    const byType = Map.groupBy(rows, ({ id }) => classOf(typeOfId(id))?.name);
    let removed = 0;
    let kept = 0;
    for (const type of sampleTypes.toReversed()) {
      const { Entity, service } = this.serviceOf(type);
      const ids = (byType.get(type) ?? []).map(({ id }) => id);
      const live = await em.find(Entity, { id: { $in: ids }, deletedAt: null }, { fields: ['id'] as never });
      for (const { id } of live.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
        if (await this.attempt(() => service.delete([id]))) removed += 1;
        else kept += 1;
    }
    await em.execute('delete from sample_record where company_id = noria_company()');
    return { sampleData: await sampleDataOf(em), removed, kept };
  }

  private async setting(): Promise<SampleSetting> {
    const { em, viewer } = this.scope;
    const [{ country, ...columns }] = await em.execute<[SampleSetting['columns'] & { country: string | null }]>(
      `select c.country,
         array(select id from lead_column where company_id = c.id and deleted_at is null and kind in ('INQUIRY', 'CUSTOM') order by rank) as leads,
         array(select id from application_column where company_id = c.id and deleted_at is null and kind <> 'CONFIRMED' order by rank) as applications,
         array(select id from status_column where company_id = c.id and deleted_at is null and scope = 'TASK' order by rank) as tasks
       from company c where c.id = noria_company()`,
    );
    const { language, userId } = viewer;
    return {
      text: sampleTexts[language],
      country: country ?? { en: 'US', ar: 'JO', sp: 'ES' }[language],
      language: language.toUpperCase(),
      userId,
      today: await companyToday(em),
      now: new Date(),
      columns,
    };
  }

  /** Makes one sample record and returns its id; undefined if the viewer may not write such records. */
  private async make({ type, values }: SampleStep, made: ReadonlyMap<string, string>): Promise<string | undefined> {
    const { Entity, service } = this.serviceOf(type);
    const named = JSON.parse(JSON.stringify(values), (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('@') ? (made.get(value) ?? null) : value,
    ) as Record<string, unknown>;
    // A product made by its service has an opening stock, which would be posted.
    if (type === 'InventoryProduct') return (await insertRecords(this.scope.em, Entity as EntityClass<CompanyRecord>, [named]))[0];
    if (refusal(this.scope.viewer, writersOf(Entity), 'WRITE')) return undefined;
    return (await service.create(named)).id;
  }

  private serviceOf(type: string): { Entity: EntityClass<VersionedRecord>; service: AnyService } {
    const { Entity, Service } = ordinaryEntities.get(type)!;
    return { Entity: Entity as EntityClass<VersionedRecord>, service: new Service(this.scope) };
  }

  /** Runs a deletion; false if it is refused. */
  private async attempt(action: () => Promise<unknown>): Promise<boolean> {
    const refused = await behindSavepoint(this.scope.em, action, error =>
      error instanceof Refused || error instanceof InvalidInput ? error : undefined,
    );
    return !refused;
  }
}
