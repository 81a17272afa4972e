import type { EntityClass } from '@mikro-orm/postgresql';
import { rankAt, type RankPosition } from '../../core/board/ranks.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import type { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { TellsReferences } from '../../core/import/FromRows.ts';
import { EntityService, type Changes } from '../../core/record/EntityService.ts';
import { StatusColumn } from '../column/StatusColumn.ts';
import type { StatusColumnService } from '../column/StatusColumnService.ts';
import { usersNamed } from './usersNamed.ts';
import type { Work } from './Work.ts';

/** Values that projects and tasks have in common. */
export interface WorkValues {
  columnId: string | null;
  startOn: string | null;
  dueOn: string | null;
}

/** A card's new position: the column, and its neighbours as the client saw them. */
export type WorkMove = RankPosition & { id: string; version?: number; columnId: string };

/** The rows that link a record to its users. */
interface People {
  Entity: EntityClass<CompanyRecord & { user: { id: string } }>;
  /** The property that refers to the record. */
  of: string;
  /** The input field, and the record's collection of the rows. */
  field: string;
  rows: string;
}

/** Projects and tasks: their people, dates and moves on the board (domain §6, §7). */
export abstract class WorkService<Entity extends Work, Values extends WorkValues>
  extends EntityService<Entity, Values>
  implements TellsReferences
{
  #people: string[] = [];
  #before: string[] = [];
  /** Whether new records may start in the past. */
  protected mayHaveBegun = false;

  protected abstract readonly people: People;
  protected abstract get columnsOfBoard(): StatusColumnService;

  /** The columns of the board, by kind or title. */
  async namesByField(): Promise<Record<string, string[]>> {
    return { columnId: await this.columnsOfBoard.names() };
  }

  /** People are users. */
  entitiesByField(): Record<string, EntityClass<object>> {
    return { [this.people.field]: CompanyUser };
  }

  override async create(input: Values): Promise<Entity> {
    const [column] = await this.columnsOfBoard.hold([input.columnId]);
    const record = await super.create(await this.named({ ...input, columnId: column.id }));
    await this.writePeople(record.id);
    await this.peopleAdded(record, this.#people);
    return record;
  }

  override async update(changes: Changes<Values>): Promise<Entity> {
    const [next] = changes.columnId ? await this.columnsOfBoard.hold([changes.columnId]) : [];
    const { column } = await this.find(changes.id, changes.version);
    const record = await super.update(await this.named({ ...changes, columnId: next?.id ?? column.id }));
    if (!this.hasNewPeople()) return record;
    await this.writePeople(record.id);
    await this.peopleAdded(
      record,
      this.#people.filter(id => !this.#before.includes(id)),
    );
    return record;
  }

  /** Moves a record to where it was dropped. If its neighbours have moved meanwhile, follows their current positions (domain §6). */
  async move({ id, version, columnId, ...place }: WorkMove): Promise<Entity> {
    const [column] = await this.columnsOfBoard.hold([columnId]);
    const record = await this.find(id, version);
    const enters = record.column.id !== column.id;
    if (enters) await this.guardEntry(column, record);
    const fields = enters ? { ...this.columnsOfBoard.entrance(column, new Date()), column } : {};
    this.em.assign(record, { ...fields, rank: await this.rank(column.id, { ...place, id }) } as never);
    await this.em.flush();
    return record;
  }

  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    await this.em.nativeUpdate(this.people.Entity, { [this.people.of]: { $in: deleted } }, { deletedAt: new Date() });
    return deleted;
  }

  override async valuesOf(record: Entity): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(record)), [this.people.field]: await this.peopleOf(record.id) };
  }

  /** Called when users have been added to a record. */
  protected async peopleAdded(_record: Entity, _ids: string[]): Promise<void> {}

  /** Refuses the entry of a record into a column; called for moves as for edits, with the record as it was. */
  protected async guardEntry(_column: StatusColumn, _current?: Entity): Promise<void> {}

  protected override async guardRestore(record: Entity): Promise<void> {
    for (const id of await this.peopleOf(record.id))
      if (!(await this.em.count(CompanyUser, { id, deletedAt: null })))
        throw new Refused('restoreDangling', { field: this.people.rows, id });
    await this.em.nativeUpdate(this.people.Entity, { [this.people.of]: record.id }, { deletedAt: null });
  }

  /** People who can still sign in; dates in their order, and not in the past where they are new (domain §0). */
  protected override async guard(values: Values, current?: Entity): Promise<void> {
    const { field } = this.people;
    this.#people = (values as Record<string, unknown>)[field] as string[];
    this.#before = current ? await this.peopleOf(current.id) : [];
    const held = new Set(this.#before);
    await refuseInactive(
      this.em,
      this.#people.filter(id => !held.has(id)).map(id => ({ field, Entity: CompanyUser, id })),
    );
    const { startOn, dueOn } = values;
    if (startOn && dueOn && dueOn < startOn) throw new InvalidInput({ field: 'dueOn', code: 'dueBeforeStart' });
    const isPast = startOn && startOn !== current?.startOn && startOn < (await companyToday(this.em));
    if (isPast && (current || !this.mayHaveBegun)) throw new InvalidInput({ field: 'startOn', code: 'inThePast' });
  }

  /** A change of people alone increases the version too. */
  protected override async derive({ columnId }: Values, current?: Entity): Promise<Record<string, unknown>> {
    const changed = current && this.hasNewPeople() && { updatedAt: new Date() };
    if (current?.column.id === columnId) return { ...changed };
    const column = await this.em.findOneOrFail(StatusColumn, { id: columnId! });
    await this.guardEntry(column, current);
    const rank = await this.rank(column.id, { id: current?.id });
    return { ...changed, ...this.columnsOfBoard.entrance(column, new Date()), rank };
  }

  private rank(columnId: string, place: RankPosition): Promise<string> {
    return rankAt(this.em, { table: this.meta.tableName, within: ['column_id', columnId] }, place);
  }

  private async named<Input extends object>(input: Input): Promise<Input> {
    const ids: unknown = input[this.people.field as keyof Input];
    if (!Array.isArray(ids) || ids.length > 1_000 || !ids.every(id => typeof id === 'string')) return input;
    return { ...input, [this.people.field]: await usersNamed(this.em, ids, this.people.field) };
  }

  /** Users whom the input takes off the record. */
  protected get peopleLeaving(): string[] {
    return this.#before.filter(id => !this.#people.includes(id));
  }

  private hasNewPeople(): boolean {
    return this.#people.join() !== this.#before.join();
  }

  private async peopleOf(id: string): Promise<string[]> {
    const rows = await this.em.find(
      this.people.Entity,
      { [this.people.of]: id },
      {
        orderBy: { position: 'asc' } as never,
        disableIdentityMap: true,
      },
    );
    return rows.map(({ user }) => user.id);
  }

  private async writePeople(id: string): Promise<void> {
    const { Entity, of, rows: field } = this.people;
    if (this.#before.length) await this.em.nativeDelete(Entity, { [of]: id });
    const rows = this.#people.map((user, index) => ({ [of]: id, position: index + 1, user }));
    const before = this.#before.map(user => ({ user }));
    await insertRecords(this.em, Entity, rows as never, { id, field, ...(before.length && { before }) });
  }
}
