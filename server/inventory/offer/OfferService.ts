import type { EntityClass } from '@mikro-orm/postgresql';
import type { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { EntityService, type Changes } from '../../core/record/EntityService.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { refuseInactive, type Reference } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { refuseParts } from '../stock/refuseParts.ts';

/** A part as given: its id in the field of its kind, and the quantity. */
export type PartValues = { quantity: string } & Record<string, string | null | undefined>;

/** A stored part. */
type Part = CompanyRecord & { position: number; quantity: string };

/**
 * Service of items sold as a whole and made of parts: packages and aggregate products. Parts are written, deleted and restored together
 * with their offer.
 */
export abstract class OfferService<Offer extends CompanyRecord, Input extends { lines: PartValues[] }> extends EntityService<Offer, Input> {
  protected abstract readonly Part: EntityClass<Part>;
  /** Field of the part that references its offer. */
  protected abstract readonly partOf: string;
  /** Entities that a part can reference, by input field: `productId`. */
  protected abstract readonly members: Record<string, Reference['Entity']>;
  /** Fields that the server computes; a value given by the client must be equal. */
  protected abstract readonly computed: readonly string[];

  #before: PartValues[] = [];
  #lines: PartValues[] = [];

  override async create(input: Input): Promise<Offer> {
    const offer = await super.create(input);
    await this.writeParts(offer);
    await this.refuseOtherFigures(offer, input);
    return offer;
  }

  override async update(changes: Changes<Input>): Promise<Offer> {
    const offer = await super.update(changes);
    if (this.isChanged()) await this.writeParts(offer);
    await this.refuseOtherFigures(offer, changes);
    return offer;
  }

  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    await this.em.nativeUpdate(this.Part, { [this.partOf]: { $in: deleted } }, { deletedAt: new Date() });
    return deleted;
  }

  /**
   * Checks that all parts still exist, because the parts of a deleted offer may have been deleted meanwhile, then restores them.
   * @throws Refused `restoreDangling`.
   */
  protected override async guardRestore(offer: Offer): Promise<void> {
    for (const { field, Entity, id } of this.references(await this.partsOf(offer)))
      if (id && !(await this.em.count(Entity, { id, deletedAt: null }))) throw new Refused('restoreDangling', { field, id });
    await this.em.nativeUpdate(this.Part, { [this.partOf]: offer.id }, { deletedAt: null });
  }

  protected override async guard({ lines }: Input, current?: Offer): Promise<void> {
    this.#lines = lines;
    this.#before = current ? await this.partsOf(current) : [];
    const held = new Set(this.references(this.#before).map(({ id }) => id));
    await refuseInactive(
      this.em,
      this.references(lines).map(reference => ({ ...reference, before: held.has(reference.id) ? reference.id : undefined })),
    );
    const isKept = ({ productId, quantity }: PartValues) =>
      this.#before.some(part => part.productId === productId && new Decimal(part.quantity).equals(quantity));
    await refuseParts(
      this.em,
      lines.flatMap((line, index) => {
        const { productId, quantity } = line;
        return productId && !isKept(line) ? [{ productId, quantity, field: `lines.${index}.quantity` }] : [];
      }),
    );
  }

  /** Updates the offer when its parts change, so that its version increases. */
  protected override async derive(_values: Input, current?: Offer): Promise<Record<string, unknown>> {
    return current && this.isChanged() ? { updatedAt: new Date() } : {};
  }

  override async valuesOf(offer: Offer): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(offer)), lines: await this.partsOf(offer) };
  }

  /** Runs after new parts are written. */
  protected async partsWritten(_offer: Offer): Promise<void> {}

  /** Returns the parts in order, in input format. */
  protected async partsOf({ id }: Offer): Promise<PartValues[]> {
    const where = { [this.partOf]: id };
    const parts = await this.em.find(this.Part, where, { orderBy: { position: 'asc' } as never, disableIdentityMap: true });
    return parts.map(part => ({ ...this.named(part as never), quantity: part.quantity }));
  }

  private named(part: Record<string, { id: string } | null>): Record<string, string | null> {
    return Object.fromEntries(Object.keys(this.members).map(field => [field, part[field.slice(0, -2)]?.id ?? null]));
  }

  private references(lines: PartValues[]): Reference[] {
    return lines.flatMap((line, index) =>
      Object.entries(this.members).map(([field, Entity]) => ({ field: `lines.${index}.${field}`, Entity, id: line[field] })),
    );
  }

  private isChanged(): boolean {
    const said = (lines: PartValues[]) =>
      JSON.stringify(
        lines.map(line => [...Object.keys(this.members).map(field => line[field] ?? null), new Decimal(line.quantity).toFixed()]),
      );
    return said(this.#lines) !== said(this.#before);
  }

  private async writeParts(offer: Offer): Promise<void> {
    const { id } = offer;
    if (this.#before.length) await this.em.nativeDelete(this.Part, { [this.partOf]: id });
    const rows = this.#lines.map((line, index) => ({
      [this.partOf]: id,
      position: index + 1,
      quantity: line.quantity,
      ...Object.fromEntries(Object.keys(this.members).map(field => [field.slice(0, -2), line[field] ?? null])),
    }));
    await insertRecords(this.em, this.Part, rows as never, { id, field: 'lines', ...(this.#before.length && { before: this.#before }) });
    await this.partsWritten(offer);
  }

  /**
   * Refuses a given figure that differs from the computed one, once everything is written (domain §3).
   * @throws InvalidInput `computedOtherwise` {expected}.
   */
  private async refuseOtherFigures({ id }: Offer, input: object): Promise<void> {
    const said = this.computed.map(field => [field, (input as Record<string, string | null | undefined>)[field]] as const);
    const asked = said.filter(([, value]) => value !== undefined && value !== null);
    if (!asked.length) return;
    const options = { fields: ['id', ...asked.map(([field]) => field)], disableIdentityMap: true } as never;
    const row = (await this.em.findOneOrFail(this.Entity, { id } as never, options)) as unknown as Record<string, string>;
    const wrong = asked.filter(([field, value]) => !new Decimal(row[field]).equals(value!));
    if (wrong.length)
      throw new InvalidInput(
        ...wrong.map(([field]) => ({ field, code: 'computedOtherwise', params: { expected: new Decimal(row[field]).toFixed() } })),
      );
  }
}
