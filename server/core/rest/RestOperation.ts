import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isListType,
  getNullableType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { actionOfMutation } from '../access/actionOf.ts';
import { accessOf } from '../access/allows.ts';
import type { Access } from '../access/Allow.ts';
import { InvalidInput, type Issue } from '../errors.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import { coerce } from './coerce.ts';
import { nodeOf } from './nodeOf.ts';
import type { Operation, RestCall, Resource, Values } from './Route.ts';

/** Shape of a schema field's result: a page of records, a plain list, a command's payload, or the value itself. */
type Kindred = 'connection' | 'list' | 'payload' | 'value';

/** A route's operation. Throws if the schema has no such field, so the server does not start. */
export class RestOperation {
  readonly field: GraphQLField<unknown, unknown>;
  readonly kind: Kindred;
  readonly access: Access[] | undefined;
  /** The action it takes in its module. */
  readonly action: ActionCode;
  #document?: DocumentNode;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly operation: Operation,
    readonly resource: Resource,
  ) {
    const query = schema.getQueryType()!.getFields()[operation.field];
    const field = query ?? schema.getMutationType()?.getFields()[operation.field];
    if (!field) throw new Error(`A REST table names ${operation.field}, which the schema has not`);
    this.field = field;
    this.access = accessOf(field);
    this.action = query ? 'READ' : actionOfMutation(field);
    this.kind = kindOf(field, schema);
  }

  /**
   * The operation as a document, built from the schema at the first call: all of them together took a fifth of the start. Throws on a
   * mistake in the route table, which a test looks for.
   */
  get document(): DocumentNode {
    if (this.#document) return this.#document;
    const { args, name } = this.field;
    const declared = args.length ? `(${args.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ')})` : '';
    const passed = args.length ? `(${args.map(arg => `${arg.name}: $${arg.name}`).join(', ')})` : '';
    const keyword = this.schema.getQueryType()!.getFields()[name] === this.field ? 'query' : 'mutation';
    const document = parse(`${keyword}${declared} { ${name}${passed} ${this.#selection()} }`, { noLocation: true });
    const [mistake] = validate(this.schema, document);
    if (mistake) throw new Error(`A REST table asks for ${name}: ${mistake.message}`);
    return (this.#document = document);
  }

  /** The document's only definition. */
  get definition(): OperationDefinitionNode {
    return this.document.definitions[0] as OperationDefinitionNode;
  }

  /** Returns the variables for a call. Throws InvalidInput naming each field whose value the schema rejects. */
  async variables(call: RestCall): Promise<Values> {
    const values = await this.operation.values(call);
    const issues: Issue[] = [];
    const variables = this.field.args.map(({ name, type }): [string, unknown] => [name, coerce(type, values[name], name, issues)]);
    if (issues.length) throw new InvalidInput(...issues);
    return Object.fromEntries(variables.filter(([, value]) => value !== undefined));
  }

  /** The payload field that holds the record, if there is one. */
  get recordField(): string | undefined {
    if (this.kind !== 'payload' || !this.resource.selection) return undefined;
    return Object.values(this.#type().getFields()).find(({ name, type }) => name !== 'errors' && isCompositeType(getNamedType(type)))?.name;
  }

  #selection(): string {
    const { selection = '' } = this.resource;
    if (this.kind === 'connection') return `{ totalCount(exact: true) edges { node ${selection} } }`;
    if (this.kind !== 'payload') return selection;
    const plain = Object.values(this.#type().getFields()).flatMap(({ name, type }) => (isLeafType(getNamedType(type)) ? [name] : []));
    const record = this.recordField;
    return `{ errors { field code params message } ${plain.join(' ')} ${record ? `${record} ${selection}` : ''} }`;
  }

  #type = () => getNamedType(this.field.type) as GraphQLObjectType;
}

function kindOf({ type }: GraphQLField<unknown, unknown>, schema: GraphQLSchema): Kindred {
  const named = getNamedType(type);
  if (nodeOf(type)) return 'connection';
  if (isListType(getNullableType(type))) return 'list';
  const payload = schema.getType('Payload');
  return payload && 'getInterfaces' in named && (named as GraphQLObjectType).getInterfaces().includes(payload as never)
    ? 'payload'
    : 'value';
}
