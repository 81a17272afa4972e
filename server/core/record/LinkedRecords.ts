import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { CompanyRecord } from '../database/CompanyRecord.ts';
import { insertRecords, type NewRecord } from '../database/insertRecords.ts';
import { refuseInactive, type Reference } from '../database/refuseInactive.ts';
import { Refused } from '../errors.ts';

/** How a record is linked to others by a table of pairs. */
interface LinkSpec {
  /** Entity of the pairs, with a `position` that starts at 1. */
  Link: EntityClass<CompanyRecord>;
  /** Its relation to the record that holds the links. */
  owner: string;
  /** Its relation to the linked records. */
  target: string;
  /** Entity of the linked records. */
  Target: Reference['Entity'];
}

/** The records that one record is linked to, such as the product groups of a vendor, in the order given. */
export class LinkedRecords {
  #after: string[] | undefined;
  #before: string[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly spec: LinkSpec,
  ) {}

  /** Whether the planned links differ from the stored ones. */
  get isChanged(): boolean {
    return !!this.#after && this.#after.join() !== this.#before.join();
  }

  /**
   * Plans the links of a record, which `write` stores; links it already has may be inactive.
   * @throws InvalidInput `inactive` or `notFound` for the field.
   */
  async plan(field: string, ids: string[], ownerId: string | undefined): Promise<void> {
    this.#after = ids;
    this.#before = ownerId ? await this.of(ownerId) : [];
    const held = new Set(this.#before);
    const added = ids.filter(id => !held.has(id));
    await refuseInactive(
      this.em,
      added.map(id => ({ field, Entity: this.spec.Target, id })),
    );
  }

  /** Ids of the records linked to this one. */
  async of(ownerId: string): Promise<string[]> {
    const { Link, target } = this.spec;
    const options = { orderBy: { position: 'asc' } as never, disableIdentityMap: true };
    const links = await this.em.find(Link, this.where([ownerId]), options);
    return links.map(link => (link[target as keyof CompanyRecord] as unknown as { id: string }).id);
  }

  /** Stores the planned links; the audit trail names them as the field `field` of the record. */
  async write(ownerId: string, field: string): Promise<void> {
    if (!this.isChanged) return;
    const { Link, owner, target } = this.spec;
    if (this.#before.length) await this.em.nativeDelete(Link, this.where([ownerId]));
    const rows = this.#after!.map((id, index) => ({ [owner]: ownerId, position: index + 1, [target]: id }));
    const before = this.#before.map(id => ({ [target]: id }));
    if (rows.length)
      await insertRecords(this.em, Link, rows as NewRecord<CompanyRecord>[], { id: ownerId, field, ...(before.length && { before }) });
  }

  /** Deletes the links with their records. */
  async delete(ownerIds: string[]): Promise<void> {
    await this.em.nativeUpdate(this.spec.Link, this.where(ownerIds), { deletedAt: new Date() });
  }

  /**
   * Restores the links with their record.
   * @throws Refused `restoreDangling` if a linked record has been deleted.
   */
  async restore(ownerId: string, field: string): Promise<void> {
    for (const id of await this.of(ownerId))
      if (!(await this.em.count(this.spec.Target, { id, deletedAt: null }))) throw new Refused('restoreDangling', { field, id });
    await this.em.nativeUpdate(this.spec.Link, this.where([ownerId]), { deletedAt: null });
  }

  private readonly where = (ownerIds: string[]) => ({ [this.spec.owner]: { $in: ownerIds } }) as never;
}
