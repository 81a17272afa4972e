import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
} from 'graphql';
import { plainMessage } from './formatError.ts';
import { FragmentCycle, Measure, type Measured } from './measure.ts';

/** How much one operation may ask (reliability, rows 1 to 4). Introspection, answered from memory, may go deeper. */
export const limits = {
  depth: 11,
  introspectionDepth: 18,
  aliases: 60,
  directives: 40,
  /** Commands of one mutation, streams of one subscription. */
  rootFields: 10,
  fields: 1_000,
  cost: 20_000,
  tokens: 2_000,
};

/** Errors told of one document at most. */
const told = 5;

const measures: [keyof Measured & keyof typeof limits, string][] = [
  ['depth', 'depth'],
  ['introspectionDepth', 'introspection depth'],
  ['aliases', 'aliases'],
  ['directives', 'directives'],
  ['fields', 'fields'],
  ['rootFields', 'root fields'],
  ['cost', 'cost'],
];

/**
 * Validation rule: refuses fragments that spread themselves, and definitions, used or not, of more depth, aliases, directives, fields or
 * rows than the limits allow.
 */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const refuse = (what: string, used: number, allowed: number) =>
    context.reportError(
      new GraphQLError(`The operation is too large: ${what} ${used} of ${allowed} allowed.`, {
        extensions: { code: 'LIMIT_EXCEEDED', what, used, allowed },
      }),
    );
  return {
    Document(document) {
      const measure = new Measure(context.getSchema(), document);
      try {
        for (const definition of document.definitions) {
          const measured = measure.of(definition);
          const isCommand = definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query';
          const beyond = measures.find(([key]) => measured && measured[key] > limits[key] && (key !== 'rootFields' || isCommand));
          if (!beyond) continue;
          const [key, what] = beyond;
          refuse(what, measured![key], limits[key]);
          // A document that is deleted is visited no further: none of GraphQL's own rules looks at what is refused.
          return null;
        }
      } catch (error) {
        if (!(error instanceof FragmentCycle)) throw error;
        context.reportError(new GraphQLError(error.message, { nodes: error.fragment }));
        return null;
      }
      return undefined;
    },
  };
}

/** A text as a document that keeps to the schema and the limits, or what is wrong with it. */
export function readDocument(schema: GraphQLSchema, text: string): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    const errors = validate(schema, document, [...specifiedRules, limitsRule], { maxErrors: told });
    return errors.length ? { errors: errors.slice(0, told).map(plain) } : { document };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? plain(error) : new GraphQLError('The document could not be read')] };
  }
}

const plain = ({ message, nodes, source, positions, extensions }: GraphQLError) =>
  new GraphQLError(plainMessage(message), { nodes, source, positions, extensions });
