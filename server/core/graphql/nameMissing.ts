import { ReferenceKind, type EntityManager } from '@mikro-orm/postgresql';
import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType, type GraphQLResolveInfo } from 'graphql';
import { asExpected } from '../database/databaseErrors.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf, codeOf, type RecordClass } from '../database/RecordType.ts';
import { InvalidInput, NotFound, RequestError } from '../errors.ts';
import type { Context } from './Context.ts';

/** An id in an input. */
interface Reference {
  /** `customerId`, `lines.0.productId`, `mentionIds.0`. */
  path: string;
  /** The field that holds it, or the list that contains it. */
  field: string;
  id: string;
}

/**
 * Adds the input's field to a "not found" failure that names none; returns any other failure unchanged. The mutation's own record (`id`,
 * `ids`) is not named. Queries the database only after the failure, so that successful commands cost nothing more.
 */
export async function nameMissing(context: Context, info: GraphQLResolveInfo, input: object, thrown: unknown): Promise<unknown> {
  const { viewer, database } = context;
  const hint = hintOf(thrown);
  if (!hint || !viewer) return thrown;
  const all = [...referencesIn(info.parentType.getFields()[info.fieldName].args[0].type, input)];
  if (all.some(({ path }) => path === hint.field)) return thrown;
  const [own, others] = [all.filter(isOwn), all.filter(reference => !isOwn(reference))];
  const hinted = others.filter(({ field }) => field === hint.field);
  const asked = hinted.length ? hinted : others;
  const { isThere, isSure } = await database.inCompany(viewer, em => existing(em, [...own, ...asked]));
  if (!own.every(isThere)) return thrown;
  const missing = asked.filter(reference => !isThere(reference));
  // An existing record may still be of a kind the mutation cannot use; it is named only if it is the sole candidate.
  const unsure = asked.filter(reference => !isSure(reference));
  const named = missing.length || unsure.length > 1 ? missing : unsure;
  if (!named.length) return thrown;
  if (thrown instanceof RequestError) return NotFound(named[0].path);
  return new InvalidInput(...named.map(({ path }) => ({ field: path, code: 'notFound' })));
}

const isOwn = ({ path }: Reference) => /^ids?(\.\d+)?$/.test(path);

/** Returns whether a failure is a "not found" and, if known, the database column it is about, which need not be an input field. */
function hintOf(thrown: unknown): { field?: string } | undefined {
  if (thrown instanceof RequestError) return thrown.code === 'NOT_FOUND' && !thrown.field ? {} : undefined;
  const expected = asExpected(thrown);
  const [issue, ...more] = expected instanceof InvalidInput ? expected.issues : [];
  return issue?.code === 'notFound' && !more.length ? { field: issue.field } : undefined;
}

function* referencesIn(type: GraphQLInputType, value: unknown, path: string[] = []): Generator<Reference> {
  const of = getNullableType(type);
  if (value === null || value === undefined) return;
  if (isListType(of)) {
    for (const [index, one] of (value as unknown[]).entries()) yield* referencesIn(of.ofType, one, [...path, String(index)]);
  } else if (isInputObjectType(of)) {
    for (const { name, type: inner } of Object.values(of.getFields())) {
      // A selection may refer to records that no longer exist.
      if (!getNamedType(inner).name.endsWith('Filter'))
        yield* referencesIn(inner, (value as Record<string, unknown>)[name], [...path, name]);
    }
  } else if (of.name === 'ID' && typeof value === 'string')
    yield { path: path.join('.'), field: path.findLast(name => !/^\d+$/.test(name))!, id: value };
}

/** Lookup results for references. */
interface Known {
  /** Whether the record exists in the viewer's company and is of the kind that the field's name implies. */
  isThere: (reference: Reference) => boolean;
  /** Whether the field's name implies a kind. */
  isSure: (reference: Reference) => boolean;
}

async function existing(em: EntityManager, references: Reference[]): Promise<Known> {
  const byType = Map.groupBy(references, ({ id }) => classOf(typeOfId(id)));
  const selections = [...byType].flatMap(([type, some]) => {
    const meta = type && em.getMetadata().find(type);
    if (!meta?.properties['companyId' as never]) return [];
    const live = meta.properties['deletedAt' as never] ? 'and deleted_at is null' : '';
    const ids = some.map(({ id }) => id).join();
    return [
      { text: `select id from ${meta.tableName} where company_id = noria_company() and id = any(?::uuid[]) ${live}`, ids: `{${ids}}` },
    ];
  });
  const text = selections.map(each => each.text).join(' union all ');
  const values = selections.map(({ ids }) => ids);
  const rows = selections.length ? await em.execute<{ id: string }[]>(text, values) : [];
  const found = new Set(rows.map(({ id }) => id));
  const kinds = ({ field }: Reference) => kindsNamed(em, field.replace(/Ids?$/, ''));
  return {
    isThere: reference => {
      const codes = kinds(reference);
      return found.has(reference.id) && (!codes.length || codes.includes(typeOfId(reference.id)!));
    },
    isSure: reference => kinds(reference).length > 0,
  };
}

/** Returns the type codes of the entities that relations with this name refer to, and of the entity with this name. */
function kindsNamed(em: EntityManager, name: string): number[] {
  return [...em.getMetadata().getAll().values()].flatMap(({ props, class: type, className }) => {
    const targets = props.flatMap(({ name: of, kind, targetMeta }) =>
      of === name && kind === ReferenceKind.MANY_TO_ONE ? [targetMeta!.class] : [],
    );
    return [...targets, ...(className.toLowerCase() === name.toLowerCase() ? [type] : [])].map(each => codeOf(each as RecordClass));
  });
}
