import { Kind, type FieldNode, type FragmentDefinitionNode, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { EntityMetadata } from '@mikro-orm/postgresql';
import { accessOf, codeOfRefusal, refusal } from '../access/allows.ts';
import type { Database } from '../database/Database.ts';
import { readText, readTextOfKnown } from '../database/readText.ts';
import { NotFound, RequestError } from '../errors.ts';
import type { Remembered } from '../session/Viewer.ts';
import type { Context } from './Context.ts';
import { readOf } from './reads.ts';
import { recordLooks } from './recordLooks.ts';
import { collect, type Source } from './select/collect.ts';
import { jsonObject } from './select/jsonText.ts';
import { Plan, planOf, type Bindings, type Look } from './select/Plan.ts';
import { Compiler } from './select/selectObject.ts';
import { askedFor, selectPlatformNodes } from './selectNodes.ts';
import { selectRoot } from './selectRoot.ts';

/** Root fields of one request, read by one statement. */
export interface RootSelection {
  schema: GraphQLSchema;
  metadata: (typeName: string) => EntityMetadata | undefined;
  fragments: Record<string, FragmentDefinitionNode>;
  /** The operation's own selections. */
  fields: readonly FieldNode[];
  /** Cached plans of this text. */
  plans: RootPlan[];
}

/** A failure of one field, reported along with the rest of the data. */
export interface FieldFailure {
  path: string[];
  error: RequestError;
}

/**
 * Reads root fields in one statement and one round trip. Fields read as the platform use a separate statement, so that its rights do not
 * extend to the other fields. Fields the viewer may not read are null, each with a failure.
 */
export async function readFields(
  selection: RootSelection,
  context: Context,
  variables: Record<string, unknown>,
): Promise<{ data: Record<string, unknown>; failures: FieldFailure[] }> {
  const bindings: Bindings = { variables, viewer: context.viewer, pageLimit: context.pageLimit };
  const plan = planOf(selection.plans, bindings, () => compile(selection, bindings));
  const { database, viewer } = context;
  const read = async (part: Plan, platform: boolean): Promise<Record<string, unknown>> => {
    if (!part.text) return {};
    // Only the pages of an export have a limit of their own.
    const scope = { tenant: viewer ?? undefined, platform, isHeavy: context.pageLimit !== undefined };
    return JSON.parse((await readText(database, scope, part.text, part.values(bindings))) ?? '{}');
  };
  const [own, platform] = await Promise.all([read(plan, false), read(plan.platform, true)]);
  const data = Object.fromEntries(plan.keys.map(key => [key, either(own[key], platform[key])]));
  const failures = [...plan.refusals, ...plan.platform.refusals].map(({ path, code, messageId }) => ({
    path,
    error: new RequestError(code as 'FORBIDDEN', messageId),
  }));
  for (const key of plan.mustExist)
    if (data[key] === null && !failures.some(({ path }) => path[0] === key)) failures.push({ path: [key], error: NotFound() });
  if (plan.looks.length) await recordLooks(context, plan.looks, data);
  return { data, failures };
}

/** Returns the value read as the viewer, otherwise the one read as the platform; item by item for a list of ids. */
function either(own: unknown, beside: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(beside)) return own.map((one, index) => one ?? (beside[index] as unknown));
  return own ?? beside ?? null;
}

/**
 * Reads root fields as JSON text for a cached viewer. Undefined if the viewer's permissions have changed or there is a failure to report.
 */
export async function readKnownFields(
  selection: RootSelection,
  database: Database,
  { viewer, stamp }: Remembered,
  variables: Record<string, unknown>,
): Promise<string | undefined> {
  const bindings: Bindings = { variables, viewer };
  const plan = planOf(selection.plans, bindings, () => compile(selection, bindings));
  if (plan.platform.text || plan.refusals.length || plan.looks.length) return undefined;
  const text = await readTextOfKnown(database, { ...viewer, stamp }, plan.text, plan.values(bindings));
  // May also match a nested null of that name; then the ordinary path reads the fields again.
  return plan.mustExist.some(key => text?.includes(`"${key}":null`)) ? undefined : (text ?? undefined);
}

/** Plan of root fields. */
export class RootPlan extends Plan {
  /** Response keys in the order of the selection. */
  readonly keys: string[] = [];
  override readonly looks: Look[] = [];
  /** Keys of records read by id: null means that the record does not exist. */
  readonly mustExist: string[] = [];
  /** Plan of the platform's own tables, read as the platform. Its text is empty if there are none. */
  readonly platform: Plan;

  constructor(first: Bindings) {
    super(first);
    this.platform = new Plan(first);
  }

  override serves(bindings: Bindings): boolean {
    return super.serves(bindings) && this.platform.serves(bindings);
  }
}

function compile({ schema, metadata, fragments, fields }: RootSelection, bindings: Bindings): RootPlan {
  const plan = new RootPlan(bindings);
  const source: Source = { schema, fragments, plan };
  const compiler = new Compiler(source, metadata);
  const platform = new Compiler({ schema, fragments, plan: plan.platform }, metadata);
  const query = schema.getQueryType() as GraphQLObjectType;
  const pairs: [string, string][] = [];
  const platformPairs: [string, string][] = [];
  for (const [key, nodes] of collect(source, query, [{ kind: Kind.SELECTION_SET, selections: fields }])) {
    const name = nodes[0].name.value;
    plan.keys.push(key);
    if (name === '__typename') {
      pairs.push([key, `'"Query"'`]);
      continue;
    }
    const field = query.getFields()[name];
    const refused = plan.structure(({ viewer }) => refusal(viewer, accessOf(field))?.messageId);
    if (refused) plan.refusals.push({ path: [key], code: codeOfRefusal(refused), messageId: refused });
    const read = readOf(field)!;
    if (read.kind === 'record') plan.mustExist.push(key);
    if (refused) continue;
    const text = (by: Compiler) => `coalesce(${selectRoot(by, schema, field, nodes, key)}, 'null')`;
    if (read.platform) platformPairs.push([key, text(platform)]);
    else pairs.push([key, text(compiler)]);
    const others = /^nodes?$/.test(read.kind) ? selectPlatformNodes(platform, askedFor(schema, field, nodes, key)) : undefined;
    if (others) platformPairs.push([key, others]);
  }
  if (pairs.length || !platformPairs.length) plan.text = `select ${jsonObject(pairs)}`;
  if (platformPairs.length) plan.platform.text = `select ${jsonObject(platformPairs)}`;
  return plan;
}
