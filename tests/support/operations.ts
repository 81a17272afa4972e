import { EntityService } from '../../server/core/record/EntityService.ts';
import { ordinaryEntities } from '../../server/core/graphql/CrudResolver.ts';
import { readOf } from '../../server/core/graphql/reads.ts';
import { modules } from '../../server/modules.ts';
import { declaredSchema } from './schemas.ts';

/** A root field as type-graphql knows it: the class and the method that answer it. */
interface Declared {
  schemaName: string;
  methodName: string;
  target: Function;
}

const { queries, mutations } = (globalThis as unknown as { TypeGraphQLMetadataStorage: Record<'queries' | 'mutations', Declared[]> })
  .TypeGraphQLMetadataStorage;
const targets = new Map([...queries, ...mutations].map(({ schemaName, target }) => [schemaName, target]));

/** The module that `npm test -- --module` names; none when everything is tested. */
const chosen = process.env.NORIA_TEST_MODULE;
const { [chosen ?? '']: only } = chosen
  ? ((await import(`../../server/${chosen}/${chosen}.module.ts`)) as Record<string, (typeof modules)[number]>)
  : {};

/** Whether tests of the whole schema look at this operation: at each, or at those of the chosen module. */
export function isChosen(operation: string): boolean {
  const target = targets.get(operation);
  return !chosen || only.resolvers.some(resolver => resolver === target || target?.isPrototypeOf(resolver));
}

/** Whether tests of all documented routes look at this one. */
export const isChosenRoute = (route: (typeof only.routes)[number]) => !chosen || only.routes.includes(route);

/** A least number of things that a test of the whole schema finds; one module may have none. */
export const atLeast = (count: number) => (chosen ? 0 : count);

/**
 * Two of three queries that the engine compiles (`@Reads`) from the same code, with nothing of the entity's own in between: tests that try
 * every operation in many ways leave them to the third.
 */
export const alike: ReadonlySet<string> = new Set(
  Object.values(declaredSchema().getQueryType()!.getFields())
    .filter(field => readOf(field)?.kind.match(/^(record|connection)$/))
    .flatMap(({ name }, index) => (index % 3 ? [name] : [])),
);

/**
 * Operations that the engine makes for most entities from the same code, with nothing of the entity's own in between: its updates and its
 * deletions unless its service overrides the engine's, and both in bulk, which call that service for one record after another. What is an
 * entity's own, its fields and rules, is tried by the operation that creates it, and what its service overrides by that for one record. Every
 * fourth entity is tried wholly, as is every operation that is written by hand.
 */
export const repeated: ReadonlySet<string> = new Set(
  [...ordinaryEntities.values()].flatMap(({ Entity, plural, Service }, index) => {
    if (index % 4 === 0) return [];
    const single = { update: `update${Entity.name}`, delete: `delete${plural[0].toUpperCase()}${plural.slice(1)}` };
    const methods = (['update', 'delete'] as const).filter(name => Service.prototype[name] === EntityService.prototype[name]);
    const made = [...methods.map(name => single[name]), `bulkUpdate${Entity.name}`, `bulkDelete${Entity.name}`];
    return made.filter(name => targets.get(name)?.name === 'TypedResolver');
  }),
);
