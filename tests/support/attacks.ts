import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { bounds } from '../../server/core/bounds/excess.ts';
import { aboutWhat, ordinaryInput, ordinaryValue, sharedPlace, type Known } from './inputs.ts';

type Value = unknown;
type Given = GraphQLArgument | GraphQLInputField;

/** One root field of the schema. */
export interface Operation {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** A request that takes long if the server does anything worse than linear in the size of its input. */
export interface Attack {
  what: string;
  body: { query: string; variables: Record<string, Value> };
  /** Fields of the input that get yet another long text: of no use once each has refused one as too long, which no rule looks at further. */
  again?: string[];
}

/** Limits just within what a request may contain: bytes of text, values and objects. */
const most = { bytes: 900_000, values: 22_000, objects: 1_900, text: bounds.text - 100 };
/** Number of places attacked at once: the fewer, the longer the value in each of them. */
const atOnce = { texts: 5, lists: 2 };
/** Attack requests of each kind per operation; a list has more filter fields than ways to read them. */
const each = { query: 2, mutation: 3 };

/** Makes texts of a kind, each about as long as asked. */
type Pattern = (length: number) => string;

/** Lets each make its text once for each length, as operations share a few lengths. */
const remembered = (patterns: Pattern[]): Pattern[] =>
  patterns.map(pattern => {
    const made = new Map<number, string>();
    return length => {
      const text = made.get(length) ?? pattern(length);
      made.set(length, text);
      return text;
    };
  });

/** Texts that are slow to process, tried at every place: Unicode normalization, unterminated patterns, many words. */
const patterns = remembered([
  length => `a${'\u0301\u0316'.repeat(length / 2)}`,
  length => `${'@'.repeat(length / 2)}${'a.'.repeat(length / 4)}\n`,
  length => Array.from({ length: length / 5 }, (_, index) => index.toString(36)).join(' '),
]);
/** Further texts, spread over the places of all operations: those that a regular expression can match in many ways. */
const otherPatterns = remembered([
  length => `${' '.repeat(length)}x`,
  length => `x${' -'.repeat(length / 2)}x`,
  length => `${'0'.repeat(length)}x`,
  length => `${'+1 ('.repeat(length / 4)}x`,
  length => `a@${'a-.'.repeat(length / 3)}`,
  length => `http://${'\u0301\u0316'.repeat(length / 2)}`,
  length => `http://${'a-.'.repeat(length / 3)}`,
  length => '["'.repeat(length / 2),
  length => '\\'.repeat(length),
  length => '<a '.repeat(length / 3),
  length => '%_'.repeat(length / 2),
  length => '\r\n'.repeat(length / 2),
  length => '😀'.repeat(length / 2),
  length => 'aA'.repeat(length / 2),
]);

/** All of these texts, each about `length` characters long. */
export const longTexts = (length: number): string[] => [...patterns, ...otherPatterns].map(pattern => pattern(length));

/**
 * Attacks on an operation: long lists, long texts and other long values wherever it accepts some, and deep, wide and cyclic documents.
 * `isTypeNew` is false if documents on the type that it returns were sent already. `attacked` collects the places that are the same in
 * every operation (`sharedPlace`): the first one that takes them meets attacks on them, as does every fourth query, whose columns differ.
 */
export function* attacksOn(
  schema: GraphQLSchema,
  { kind, field }: Operation,
  known: Known,
  { turn, isTypeNew, attacked }: { turn: number; isTypeNew: boolean; attacked: Set<string> },
): Generator<Attack> {
  const about = kind === 'mutation' ? aboutWhat(schema, field.name) : getNamedType(field.type).name.replace(/Connection$/, '');
  const asked = new Asked(kind, field, about, known);
  const isWhole = kind === 'query' && turn % 4 === 0;
  const places = field.args
    .flatMap(argument => [...placesIn(argument, argument.name)])
    .filter(({ shared }) => shared === undefined || isWhole || (!attacked.has(shared) && attacked.add(shared)));
  const isText = ({ type, path }: Place) => /^(String|ID)$/.test(getNamedType(type).name) && !/(after|before)$/.test(path);
  const ordinary = asked.with('what is ordinary', new Map());
  yield ordinary;
  // Again, because a known operation takes another path; one that takes values is known to the attacks that follow.
  if (turn % 4 === 0 || places.length === 0) yield ordinary;
  // The operation's own arguments come before those of its filters.
  const texts = places.filter(place => isText(place)).toSorted((one, other) => steps(one) - steps(other));
  // Ids follow one rule wherever they stand. By themselves, so that a command finds its records and looks at the texts.
  const ids = kind === 'mutation' ? texts.filter(({ type }) => getNamedType(type).name === 'ID') : [];
  const other = (index: number) => otherPatterns[(turn + index) % otherPatterns.length];
  for (const some of inParts(
    texts.filter(place => !ids.includes(place)),
    atOnce.texts,
  ).slice(0, each[kind])) {
    const length = lengthOf(some);
    const again = some.map(({ path }) => path.replace('input.', ''));
    for (const [index, pattern] of patterns.entries())
      yield {
        ...asked.with('long texts', new Map(some.map(({ path }) => [path, pattern(length)]))),
        ...(index > 0 && { again }),
      };
    yield asked.with('other long texts', new Map(some.map(({ path }, index) => [path, other(index)(length)])));
  }
  if (ids.length) {
    const all = [...patterns, ...otherPatterns];
    const pattern = (index: number) => all[(turn + index) % all.length](lengthOf(ids));
    yield asked.with('long ids', new Map(ids.map(({ path }, index) => [path, pattern(index)])));
  }
  for (const some of inParts(
    places.filter(({ isList }) => isList),
    atOnce.lists,
  ).slice(0, each[kind]))
    yield asked.with('long lists', new Map(some.map(place => [place.path, longList(place, some.length, { about, known })])));
  const others = places.filter(place => !isText(place) && !isInputObjectType(getNamedType(place.type))).slice(0, 20);
  if (others.length)
    yield asked.with('other long values', new Map(others.map(({ path, type }) => [path, longValue(getNamedType(type).name)])));
  if (isTypeNew) yield* documents(asked, turn % 4 === 0);
  if (kind === 'query') yield asked.often();
}

/** Length of the texts of a request that has one at each of these places. */
const lengthOf = (some: Place[]) => Math.min(most.text, most.bytes / some.length / 2);

const steps = ({ path }: Place) => path.split('.').length;

/** A place in an operation's variables that takes a value. */
interface Place {
  path: string;
  given: Given;
  type: GraphQLInputType;
  isList: boolean;
  /** Name of the place if it is the same in every mutation (`sharedPlace`). */
  shared?: string;
}

function* placesIn(given: Given, path: string, within: string[] = []): Generator<Place> {
  const type = isNonNullType(given.type) ? given.type.ofType : given.type;
  const named = getNamedType(type);
  const isList = isListType(type);
  if (given.name === 'dryRun' || named.name === 'Upload') return;
  if (isList || !isInputObjectType(named)) yield { path, given, type, isList, shared: sharedPlace(within.at(-1) ?? '', given.name) };
  if (!isInputObjectType(named) || within.includes(named.name)) return;
  for (const inner of Object.values(named.getFields())) yield* placesIn(inner, `${path}.${inner.name}`, [...within, named.name]);
}

/** An operation to send, with other values at some of its places. */
class Asked {
  constructor(
    readonly kind: Operation['kind'],
    readonly field: GraphQLField<unknown, unknown>,
    private readonly about: string,
    private readonly known: Known,
  ) {}

  with(what: string, values: Map<string, Value>): Attack {
    const query = this.kind === 'mutation' ? this.document('{ errors { field code } }') : this.document();
    return { what, body: { query, variables: this.variables(values) } };
  }

  variables(values = new Map<string, Value>()): Record<string, Value> {
    return Object.fromEntries(
      this.field.args.map(argument => [argument.name, whole(argument, this.#value(argument, argument.name, values))]),
    );
  }

  /** Text of the operation, with its selection and fragments. */
  document(selection = isCompositeType(getNamedType(this.field.type)) ? '{ __typename }' : '', fragments = ''): string {
    const { name, args } = this.field;
    const variables = args.map(({ name: argument, type }) => `$${argument}: ${String(type)}`).join(', ');
    const given = args.map(({ name: argument }) => `${argument}: $${argument}`).join(', ');
    return `${this.kind}${variables && `(${variables})`} { ${name}${given && `(${given})`} ${selection} } ${fragments}`;
  }

  /** The operation as often as one document may hold it. */
  often(): Attack {
    const { name, args, type } = this.field;
    const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
    const given = args.map(({ name: argument }) => `${argument}: $${argument}`).join(', ');
    const times = Math.min(59, 1_800 / (7 + 4 * args.length));
    const again = Array.from({ length: times }, (_, index) => `a${index}: ${name}${given && `(${given})`} ${selection}`).join(' ');
    return {
      what: 'itself as often as may be',
      body: { query: this.document().replace(/\{/, `{ ${again} `), variables: this.variables() },
    };
  }

  #value(given: Given, path: string, values: Map<string, Value>): Value {
    if (values.has(path)) return values.get(path);
    const type = getNamedType(given.type);
    const isOnTheWay = [...values.keys()].some(place => place.startsWith(`${path}.`));
    const isTop = !path.includes('.');
    if (isTop && !isOnTheWay && !isNonNullType(given.type)) return undefined;
    if (!isInputObjectType(type) || !(isOnTheWay || isTop)) return ordinaryValue(given, this.about, this.known);
    const object: Record<string, Value> = { ...ordinaryInput(type, this.about, this.known) };
    for (const inner of Object.values(type.getFields())) {
      const place = `${path}.${inner.name}`;
      if ([...values.keys()].some(one => one === place || one.startsWith(`${place}.`)))
        object[inner.name] = this.#value(inner, place, values);
    }
    if ('dryRun' in type.getFields()) object.dryRun = true;
    return isListType(isNonNullType(given.type) ? given.type.ofType : given.type) ? [object] : object;
  }
}

/** Fills in everything that is required; where no known record fits, uses an id that does not exist. */
function whole(given: Given, value: Value): Value {
  if (value === undefined)
    return isNonNullType(given.type) && !('defaultValue' in given && given.defaultValue !== undefined) ? randomUUID() : undefined;
  const type = getNamedType(given.type);
  if (!isInputObjectType(type)) return value;
  const complete = (one: Value): Value =>
    typeof one === 'object' && one !== null
      ? {
          ...one,
          ...Object.fromEntries(
            Object.values(type.getFields()).map(inner => [inner.name, whole(inner, (one as Record<string, Value>)[inner.name])]),
          ),
        }
      : one;
  return Array.isArray(value) ? value.map(complete) : complete(value);
}

/** As many different values as a list may have, when `lists` lists share the limits. */
function longList({ given, type }: Place, lists: number, { about, known }: { about: string; known: Known }): Value[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const one = ordinaryInput(named, about, known);
    const held = JSON.stringify(one).split(/[,{[]/).length;
    const objects = JSON.stringify(one).split('{').length - 1;
    return Array.from(
      { length: Math.min(most.values / held, most.objects / objects, most.bytes / JSON.stringify(one).length) / lists },
      () => one,
    );
  }
  const length = Math.min(most.values / lists, bounds.items);
  if (isEnumType(named)) return Array.from({ length }, (_, index) => named.getValues()[index % named.getValues().length].name);
  const id = (ordinaryValue({ name: given.name, type: named }, about, known) ?? randomUUID()) as string;
  const values: Record<string, (index: number) => Value> = {
    ID: index => `${index.toString(16).padStart(8, '0')}${id.slice(8)}`,
    Int: index => index,
    Float: index => index / 8,
    Decimal: index => `${index}.5`,
    Boolean: index => index % 2 === 0,
    Date: index => `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    DateTime: index => `2026-01-01T00:00:00.${String(index % 1_000).padStart(3, '0')}Z`,
  };
  return Array.from({ length }, (_, index) => (values[named.name] ?? (() => `text ${index}`))(index));
}

/** Long values where no text is expected. */
function longValue(type: string): Value {
  const length = most.bytes / 20;
  if (type === 'JSON') return Object.fromEntries(Array.from({ length: bounds.fields }, (_, index) => [`f${index}`, 'x'.repeat(20)]));
  if (type === 'Decimal' || type === 'Int' || type === 'Float') return '1'.repeat(length);
  if (type === 'DateTime') return `2026-01-01T00:00:00.${'0'.repeat(length)}Z`;
  return type === 'Date' ? `2026-01-${'0'.repeat(length)}1` : 'aA'.repeat(length / 2);
}

/**
 * Documents that request one object as often as allowed, and, where it is a type's turn, those that are deep or cyclic, which are refused
 * for their shape, whatever the type.
 */
function* documents(asked: Asked, isTurn: boolean): Generator<Attack> {
  const variables = asked.variables();
  const attack = (what: string, query: string): Attack => ({ what, body: { query, variables } });
  const type = getNamedType(asked.field.type);
  if ('getFields' in type) {
    const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(({ type: of }) => isNonNullType(of)));
    const leaves = fields.filter(({ type: of }) => !isCompositeType(getNamedType(of))).map(({ name }) => name);
    const names = Array.from({ length: 11 }, (_, index) => `f${index}`);
    const others = (name: string) => names.filter(other => other !== name).map(other => `...${other}`);
    const part = `... on ${type.name} { __typename ${leaves.slice(0, 30).join(' ')} }`;
    yield attack('one object as often as may be', asked.document(`{ ${part.repeat(Math.min(28, 1_600 / (leaves.length + 7)))} }`));
    if (!isTurn) return;
    yield attack(
      'fragments that spread each other',
      asked.document('{ ...f0 }', names.map(name => `fragment ${name} on ${type.name} { ${others(name).join(' ')} }`).join(' ')),
    );
    yield attack(
      'fragments that spread the next one twice',
      asked.document(
        '{ ...c0 }',
        Array.from(
          { length: 60 },
          (_, index) =>
            `fragment c${index} on ${type.name} { ${index < 59 ? `...c${index + 1} ... on ${type.name} { ...c${index + 1} }` : '__typename'} }`,
        ).join(' '),
      ),
    );
    const way = fields.find(({ type: of }) => isCompositeType(getNamedType(of)));
    if (way) yield attack('fields within fields', asked.document(`${`{ ${way.name} `.repeat(400)}{ __typename } ${'}'.repeat(400)}`));
  }
}

const inParts = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
