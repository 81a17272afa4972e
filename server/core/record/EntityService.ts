import { LockMode, wrap, type EntityMetadata, type FilterQuery, type RequiredEntityData } from '@mikro-orm/core';
import type { EntityClass } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { seeingAll } from '../access/seeingAll.ts';
import { customColumn, gatherCustomValues } from '../customField/customValues.ts';
import { namedCustomValues, type CustomValues } from '../customField/customized.ts';
import { creatorOf } from './creatorOf.ts';
import { columnsOf, inputOf } from './entityColumns.ts';
import { Conflict, InvalidInput, NotFound, Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { asExpected } from '../database/databaseErrors.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import type { LinkedRecords } from './LinkedRecords.ts';
import { ownedBy, refuseGivingAway } from './ownRecords.ts';
import { lockReferenced, refuseDangling, refuseReferenced } from '../database/references.ts';
import { isRestorable, restoreDays } from '../database/restoreDays.ts';
import { findEach, refuseMany } from '../database/severalAtOnce.ts';

/** Input of an update: the record, the version it was made from, and the changed fields. */
export type Changes<Input> = { id: string; version?: number } & Partial<Input>;

/**
 * Creates, updates, deletes and restores records of one entity under its business rules. A subclass defines the entity class and its rules,
 * and refuses in `guard` and `guardDelete` what depends on the database.
 */
export abstract class EntityService<Entity extends VersionedRecord, Input extends object> {
  protected abstract readonly Entity: EntityClass<Entity>;
  /** Validation rules, shared with the form. */
  protected abstract readonly rules: z.ZodObject<z.ZodRawShape>;

  /** Records linked by a table of pairs, by their field in the input, such as `productGroupIds`. */
  protected readonly links: Record<string, LinkedRecords> = {};

  constructor(protected readonly scope: Scope) {}

  protected get em() {
    return this.scope.em;
  }

  /** Asks for what `guard` and `derive` are going to read, to be answered in the next round trip; `current` is undefined on create. */
  protected async foresee(_values: Input, _current?: Entity): Promise<void> {}

  /** Checks that need the database; `current` is undefined on create. */
  protected async guard(_values: Input, _current?: Entity): Promise<void> {}

  /** Returns columns derived from the values, such as totals or a number. Columns left out keep their values. */
  protected async derive(_values: Input, _current?: Entity): Promise<Record<string, unknown>> {
    return {};
  }

  /** Refuses a deletion for business reasons; references are checked separately. */
  protected async guardDelete(_entity: Entity): Promise<void> {}

  /** Refuses a restore, or adjusts the record so that it fits in again. */
  protected async guardRestore(_entity: Entity): Promise<void> {}

  /** Returns a field's value as normalised by the rules; unchanged if they reject it. */
  normalised(field: string, value: unknown): unknown {
    const result = (this.rules.shape[field] as z.ZodType | undefined)?.safeParse(value);
    return result?.success ? result.data : value;
  }

  async create(input: Input): Promise<Entity> {
    const entity = this.em.create(this.Entity, (await this.newColumns(input)) as RequiredEntityData<Entity>);
    await this.em.flush();
    await this.eachLink((link, field) => link.write(entity.id, linkName(field)));
    return entity;
  }

  /** Returns the columns of a new record that nothing refuses. */
  protected async newColumns(input: Input): Promise<Record<string, unknown>> {
    const given = check(this.rules, gatherCustomValues(input)) as Input;
    await this.foresee(given);
    const values = ownedBy(this.scope, this.meta, await this.owned(given));
    await this.planLinks(values);
    await this.guard(values);
    return this.columnsFrom(values);
  }

  private async columnsFrom(values: Input, current?: Entity): Promise<Record<string, unknown>> {
    const own = columnsOf(this.em, this.meta, values);
    const custom = await customColumn(this.scope, this.Entity, values, current);
    return { ...own, ...custom, ...(await this.derive(values, current)) };
  }

  #creator: Promise<string | null> | undefined;

  /** A record that has an owner belongs to whoever creates it, unless the input says otherwise. */
  private async owned(values: Input): Promise<Input> {
    if (!('ownerId' in values) || values.ownerId) return values;
    return { ...values, ownerId: await (this.#creator ??= creatorOf(this.scope)) };
  }

  /** Omitted fields keep their values; the resulting record is validated as a whole. */
  async update({ id, version, ...changes }: Changes<Input>): Promise<Entity> {
    const entity = await this.find(id, version);
    const given = Object.entries(gatherCustomValues(changes)).filter(([name, value]) => value !== undefined && name in this.rules.shape);
    const values = check(this.rules, { ...(await this.valuesOf(entity)), ...Object.fromEntries(given) }) as Input;
    refuseGivingAway(this.scope, this.meta, values);
    await this.foresee(values, entity);
    await this.planLinks(values, entity);
    await this.guard(values, entity);
    // A change of links alone increases the version too.
    const touched = Object.values(this.links).some(({ isChanged }) => isChanged) && { updatedAt: new Date() };
    wrap(entity).assign({ ...touched, ...(await this.columnsFrom(values, entity)) } as never, { mergeObjectProperties: false });
    await this.em.flush();
    await this.eachLink((link, field) => link.write(entity.id, linkName(field)));
    return entity;
  }

  /** Deletes all records or none; referenced records are refused (domain §0, deletes). Returns the ids. */
  async delete(ids: string[]): Promise<string[]> {
    refuseMany(ids);
    await lockReferenced(this.em, this.meta, ids);
    const entities = await findEach(ids, id => this.find(id));
    for (const entity of entities) await this.guardDelete(entity);
    await seeingAll(this.scope, () => refuseReferenced(this.em, this.meta, entities));
    for (const entity of entities) entity.deletedAt = new Date();
    await this.em.flush();
    await this.eachLink(link => link.delete(ids));
    return entities.map(({ id }) => id);
  }

  /**
   * Restores records deleted within `restoreDays`: all or none. Refused if a unique value has been taken meanwhile, or if a record they
   * reference is deleted itself. Records that are not deleted stay as they are. Returns the ids.
   */
  async restore(ids: string[]): Promise<string[]> {
    const entities = await findEach(ids, id => this.locked({ id }));
    const gone = entities.filter(({ deletedAt }) => deletedAt);
    for (const entity of gone) {
      if (!isRestorable(entity.deletedAt)) throw new Refused('restoreTooLate', { days: restoreDays });
      entity.deletedAt = null as never;
      await this.eachLink((link, field) => link.restore(entity.id, linkName(field)));
      await this.guardRestore(entity);
    }
    await this.em.flush().catch((error: unknown) => {
      const [issue] = asExpected(error)?.issues ?? [];
      throw issue?.code === 'taken' ? new InvalidInput({ ...issue, code: 'restoreTaken' }) : error;
    });
    for (const entity of gone) await refuseDangling(this.em, this.meta, entity);
    return entities.map(({ id }) => id);
  }

  /**
   * Finds a record and locks it until the transaction ends; throws Conflict if its version is not the one the caller saw. NotFound names
   * the `field` that held the id, if the input has more ids than that of the record itself.
   */
  async find(id: string, version?: number, field?: string): Promise<Entity> {
    const entity = await this.locked({ id, deletedAt: null }, field);
    if (version !== undefined && version !== null && entity.version !== version) throw new Conflict(id);
    return entity;
  }

  private async locked(where: { id: string; deletedAt?: null }, field?: string): Promise<Entity> {
    const isOfType = typeOfId(where.id) === codeOf(this.Entity as RecordClass);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const entity = isOfType ? await this.em.findOne(this.Entity, where as FilterQuery<Entity>, lock) : null;
    if (!entity) throw NotFound(field);
    return entity;
  }

  protected get meta(): EntityMetadata<Entity> {
    return this.em.getMetadata().get(this.Entity);
  }

  /** Returns a record's values in the form of an input. */
  async valuesOf(entity: Entity): Promise<Record<string, unknown>> {
    const values = inputOf(this.meta, Object.keys(this.rules.shape), entity);
    await this.eachLink(async (link, field) => void (values[field] = await link.of(entity.id)));
    return { ...values, ...namedCustomValues((entity as { customValues?: CustomValues }).customValues) };
  }

  private planLinks(values: object, current?: Entity): Promise<void> {
    return this.eachLink((link, field) => link.plan(field, (values as Record<string, string[]>)[field], current?.id));
  }

  private async eachLink(work: (link: LinkedRecords, field: string) => Promise<void>): Promise<void> {
    for (const [field, link] of Object.entries(this.links)) await work(link, field);
  }
}

/** Name of a field of links outside the input: `productGroups` for `productGroupIds`. */
const linkName = (field: string) => field.replace(/Ids$/, 's');

/** Builds the base class of an entity's service, typed by its rules: `class RoleService extends ServiceOf(Role, roleRules)`. */
export function ServiceOf<Entity extends VersionedRecord, Rules extends z.ZodObject<z.ZodRawShape>>(
  Entity: EntityClass<Entity>,
  rules: Rules,
) {
  abstract class Service extends EntityService<Entity, z.output<Rules>> {
    static readonly rules = rules;
    protected readonly Entity = Entity;
    protected readonly rules = rules;
  }
  return Service;
}
