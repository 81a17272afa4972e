// Generates from schema.graphql what all plain entities have in common: the operations of their forms, deletion, bulk operations,
// and the filters and sort fields of their lists.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql';

const folder = 'web/core/relay/operations';
/** Fields that can serve as a record's display name; the first one that a type has is used. */
const names = ['name', 'title', 'number'];
/** Input control for each filter type. */
const kinds = {
  StringFilter: 'text',
  IdFilter: 'reference',
  BooleanFilter: 'flag',
  IntFilter: 'int',
  DecimalFilter: 'decimal',
  DateFilter: 'date',
  DateTimeFilter: 'time',
  ActiveStatusFilter: 'activeStatus',
};
const ofCommands = new Set(['clientMutationId', 'dryRun']);

/** Brings the folder in line with the schema. Leaves up-to-date files untouched so that they do not trigger a rebuild. */
export function writeOperations(root) {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'), { assumeValid: true });
  mkdirSync(join(root, folder), { recursive: true });
  const files = new Map([
    ...entitiesOf(schema).map(entity => [`${entity.name}Operations.ts`, fileOf(entity)]),
    ...listingsOf(schema).map(({ name, ...listing }) => [`${name}Listing.ts`, listingFileOf(name, listing)]),
  ]);
  for (const file of readdirSync(join(root, folder))) if (!files.has(file)) rmSync(join(root, folder, file));
  for (const [file, text] of files) {
    const path = join(root, folder, file);
    if (read(path) !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeOperations(process.cwd());

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Entities with the mutations of `CrudResolver`. */
function entitiesOf(schema) {
  const queries = schema.getQueryType().getFields();
  const mutations = schema.getMutationType().getFields();
  return Object.keys(mutations).flatMap(field => {
    const [, Type] = /^bulkUpdate(\w+)$/.exec(field) ?? [];
    const name = Type && Type[0].toLowerCase() + Type.slice(1);
    const plural = Object.values(queries).find(({ type }) => getNamedType(type).name === `${Type}Connection`)?.name;
    const remove = Object.keys(mutations).find(other => other === `delete${plural?.[0].toUpperCase()}${plural?.slice(1)}`);
    const type = schema.getType(Type ?? '');
    const input = schema.getType(`Create${Type}Input`);
    if (!remove || !queries[name] || !isObjectType(type) || !isInputObjectType(input)) return [];
    return [{ Type, name, remove, type, input }];
  });
}

/** Filters and sort fields of each list. */
function listingsOf(schema) {
  return Object.values(schema.getQueryType().getFields()).flatMap(({ args, type }) => {
    const [, Type] = /^(\w+)Connection$/.exec(getNamedType(type).name) ?? [];
    const sort = args.find(({ name }) => name === 'sort');
    if (!Type || !sort) return [];
    const filter = args.find(({ name }) => name === 'filter');
    const filters = Object.values(filter ? getNamedType(filter.type).getFields() : {}).map(field => [
      field.name,
      kindOf(getNamedType(field.type)),
    ]);
    const sorts = getNamedType(getNamedType(sort.type).getFields().field.type).getValues();
    return [{ name: Type[0].toLowerCase() + Type.slice(1), filters: Object.fromEntries(filters), sorts: sorts.map(({ name }) => name) }];
  });
}

/** Input control for a filter's field, or the values of its enum. */
function kindOf(filter) {
  const of = getNamedType(filter.getFields().eq?.type ?? filter);
  return kinds[filter.name] ?? (isEnumType(of) ? of.getValues().map(({ name }) => name) : 'text');
}

function listingFileOf(name, listing) {
  return `// Written by tools/operations.mjs.\n\n/** What the API narrows and sorts this list by. */\nexport const ${name}Listing = ${JSON.stringify(listing, null, 2)} as const;\n`;
}

function fileOf({ Type, name, remove, type, input }) {
  const operation = (kind, word, variables, body) =>
    `graphql\`\n  ${kind} ${name}Operations${word}${kind === 'query' ? 'Query' : 'Mutation'}(${variables}) {\n${body}\n  }\n\``;
  const payload = (field, extra) => `    payload: ${field}(input: $input) {\n      ...saving_payload${extra}\n    }`;
  const mutation = (word, Input, field, extra = '') => operation('mutation', word, `$input: ${Input}!`, payload(field, extra));
  const fields = formFields(type, input);
  const title = names.find(each => type.getFields()[each]);
  const record = lines => `\n      record: ${name} {\n${lines.map(line => `        ${line}\n`).join('')}      }`;
  const form = fields && [
    `import type { ${name}OperationsFormQuery } from '../generated/${name}OperationsFormQuery.graphql.ts';`,
    `import type { FormOperations } from '../FormOperations.ts';`,
  ];
  const importPath = ["import { graphql } from 'react-relay';", ...(form ?? [])];
  const parts = [
    `// Written by tools/operations.mjs.\n${importPath.join('\n')}\n`,
    `/** Deletes records: takes a DeleteInput. */\nexport const ${name}Removal = ${mutation('Delete', 'DeleteInput', remove, '\n      deletedIds')};\n`,
    `/** Puts one out of use and in use again, or changes any other field of it. */\nexport const ${name}Update = ${mutation('Change', `Update${Type}Input`, `update${Type}`, record(['id', 'version', ...(fields ?? (type.getFields().status ? ['status'] : []))]))};\n`,
    `/** What is done to many at once. */\nexport const ${name}Bulk = {\n  update: ${mutation('BulkUpdate', `BulkUpdate${Type}Input`, `bulkUpdate${Type}`, '\n      ...bulkOutcome_payload')},\n  remove: ${mutation('BulkDelete', `BulkDelete${Type}Input`, `bulkDelete${Type}`, '\n      ...bulkOutcome_payload')},\n};\n`,
  ];
  if (fields)
    parts.push(
      `/** What its form reads and writes. */\nexport const ${name}Form: FormOperations<NonNullable<${name}OperationsFormQuery['response']['record']>> = {\n` +
        `  defaults: ${JSON.stringify(defaultsOf(input))},\n` +
        `  query: ${operation('query', 'Form', '$id: ID!, $isBlank: Boolean!', `    record: ${name}(id: $id) @skip(if: $isBlank) {\n${['id', 'version', ...fields].map(line => `      ${line}\n`).join('')}    }`)},\n` +
        `  create: ${mutation('Create', `Create${Type}Input`, `create${Type}`, record(['id', ...(title && title !== 'name' ? [`name: ${title}`] : []), ...fields]))},\n` +
        `  update: ${name}Update,\n};\n`,
    );
  return parts.join('\n');
}

/** Name of the id field: `id`, or the first ID field of a view of another record, such as `userId` of a company user. */
function idOf(type) {
  const fields = type.getFields();
  return fields.id ? 'id' : Object.values(fields).find(field => String(field.type) === 'ID!').name;
}

/** Selection of a record that a field refers to: its id and name, and the address of a file. */
function referenceOf({ name, type }) {
  const target = getNamedType(type);
  const title = names.find(each => target.getFields()[each]);
  const url = target.name === 'StoredFile' ? ['url'] : [];
  return `${name} { ${[idOf(target), ...(title ? [title === 'name' ? 'name' : `name: ${title}`] : []), ...url].join(' ')} }`;
}

const isPlain = field => !!field && isLeafType(getNamedType(field.type)) && !field.args.length;

/**
 * Selection of the fields that an input sets. A document with lines is read with all its own fields and those of its lines, because its
 * totals follow from them. Values that the type does not have, such as a reason, only accompany a change. Undefined if the input nests others.
 */
function formFields(type, input) {
  const lines = new Set();
  for (const { name, type: of } of Object.values(input.getFields())) {
    if (ofCommands.has(name)) continue;
    const own = type.getFields()[name];
    const reference = name.endsWith('Id') ? type.getFields()[name.slice(0, -2)] : undefined;
    const inner = getNamedType(of);
    if (isPlain(own)) lines.add(name);
    else if (isObjectType(reference && getNamedType(reference.type))) lines.add(referenceOf(reference));
    else if (own && isInputObjectType(inner) && isObjectType(getNamedType(own.type))) {
      const line = getNamedType(own.type);
      const fields = formFields(line, inner);
      if (!fields) return undefined;
      lines.add(`${name} { ${[...new Set([...ownFields(line), ...fields])].join(' ')} }`);
      for (const field of ownFields(type)) if (field !== 'id' && field !== 'version') lines.add(field);
    } else if (isInputObjectType(inner)) return undefined;
  }
  return [...lines];
}

/** The fields of a type that are neither records nor computed from arguments. */
const ownFields = type =>
  Object.values(type.getFields())
    .filter(isPlain)
    .map(({ name }) => name);

/** Default values of a new record. */
function defaultsOf(input) {
  const given = Object.values(input.getFields()).flatMap(({ name, type, defaultValue }) => {
    if (defaultValue !== undefined) return [[name, defaultValue]];
    const bare = isNonNullType(type) ? type.ofType : type;
    return isListType(bare) ? [[name, []]] : [];
  });
  return Object.fromEntries(given);
}
