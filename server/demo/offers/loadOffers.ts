import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { AggregateProduct, AggregateProductLine } from '../../inventory/aggregateProduct/AggregateProduct.ts';
import { InventoryPackage, InventoryPackageLine } from '../../inventory/package/InventoryPackage.ts';
import { InventoryProduct, VatCategory } from '../../inventory/product/InventoryProduct.ts';
import { InventoryService, type ServiceType } from '../../inventory/service/InventoryService.ts';
import type { OffersText } from './offerTexts.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** Loads a demo company's services, packages and aggregate products, created one after another from `since` on. */
export async function loadOffers(em: EntityManager, text: OffersText, products: { id: string; code: string | null }[], since: Date) {
  const known = new Map(products.map(({ id, code }) => [code ?? '', id]));
  const made = (place: number) => {
    const createdAt = new Date(since.getTime() + (3 + place) * day);
    return { createdAt, updatedAt: createdAt };
  };
  const named = <Offer extends { id: string; title: string }>(offers: Offer[]): Offer[] => {
    for (const { id, title } of offers) known.set(title, id);
    return offers;
  };

  const services = named(
    fieldsOf(text.services).map(([title, description, serviceType, charges, tax], index) => ({
      id: newId(codeOf(InventoryService)),
      title,
      description,
      serviceType: serviceType as ServiceType,
      charges,
      vatCategory: tax === 'zero' ? VatCategory.ZERO_RATED : VatCategory.STANDARD_RATED,
      ...made(index),
    })),
  );
  const packages = fieldsOf(text.packages).map(([title, discountPercentage, days, parts], index) => ({
    id: newId(codeOf(InventoryPackage)),
    title,
    discountPercentage,
    expiryDate: days ? new Date(demoNow() + Number(days) * day).toISOString().slice(0, 10) : null,
    parts,
    ...made(8 + index),
  }));
  const aggregates = named(
    fieldsOf(text.aggregates).map(([title, sellingPrice, ownCost, parts], index) => ({
      id: newId(codeOf(AggregateProduct)),
      title,
      sellingPrice,
      ownCost,
      parts,
      ...made(13 + index),
    })),
  );
  const lines = (offers: { id: string; parts: string }[], of: string, other: string) =>
    offers.flatMap(({ id, parts }) => partsOf(parts, known, other).map((part, index) => ({ ...part, [of]: id, position: index + 1 })));

  await insertRecords(em, InventoryService, services);
  await insertRecords(em, InventoryPackage, packages.map(withoutParts));
  await insertRecords(em, InventoryPackageLine, lines(packages, 'package', 'service'));
  await insertRecords(em, AggregateProduct, aggregates.map(withoutParts));
  await insertRecords(em, AggregateProductLine, lines(aggregates, 'aggregateProduct', 'component'));
  for (const { id } of aggregates) await em.execute('select noria_explode(?)', [id]);
  return { services: services.map(asRecord), packages: packages.map(asRecord), aggregates: aggregates.map(asRecord) };
}

/** Converts an offer to the fields that the audit trail needs. */
const asRecord = ({ id, title: name, createdAt }: { id: string; title: string; createdAt: Date }) => ({ id, name, createdAt });

const withoutParts = <Offer extends { parts: string }>({ parts: _parts, ...offer }: Offer): Omit<Offer, 'parts'> => offer;

/** Parses `2 × CODE, 1 × Title`: a product by code, or an `other` by title. */
function partsOf(text: string, known: Map<string, string>, other: string) {
  return text.split(', ').map(part => {
    const [quantity, name] = part.split(' × ');
    const id = known.get(name);
    if (!id) throw new Error(`The demo sells no ${name}`);
    const isProduct = id.endsWith(codeOf(InventoryProduct).toString(16));
    return { quantity, product: isProduct ? id : null, [other]: isProduct ? null : id };
  });
}
