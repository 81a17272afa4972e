import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
} from 'graphql';
import { FragmentCycle, Measure, type Measured } from './measure.ts';
import { mostRepeats } from './repeats.ts';

/** Limits of one operation (reliability, rows 1 to 4). Introspection may nest deeper, because it is answered from memory. */
export const limits = {
  depth: 11,
  introspectionDepth: 18,
  aliases: 60,
  directives: 40,
  /** Commands of one mutation, or streams of one subscription. */
  rootFields: 10,
  fields: 1_000,
  /** Maximum selections of one object to merge: each part of a screen selects the fields it shows. */
  repeats: 30,
  cost: 20_000,
  tokens: 2_000,
};

/** Validation options: a maximum of reported errors, and no names from the schema in them. */
export const validation = { maxErrors: 5, hideSuggestions: true };

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
 * Validation rule: refuses fragments that spread themselves, and definitions, used or not, whose depth, aliases, directives, fields or
 * rows exceed the limits.
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
          const beyond = beyondLimits(measure, definition);
          if (!beyond) continue;
          refuse(...beyond);
          // Returning null skips the rest of the document, so that GraphQL's own rules do not visit a refused one.
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

/** Returns the first limit that a definition exceeds: its name, the value used, and the maximum. Throws FragmentCycle. */
function beyondLimits(measure: Measure, definition: DefinitionNode): [what: string, used: number, allowed: number] | undefined {
  const measured = measure.of(definition);
  if (!measured || !('selectionSet' in definition)) return undefined;
  const isCommand = definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query';
  for (const [key, what] of measures)
    if (measured[key] > limits[key] && (key !== 'rootFields' || isCommand)) return [what, measured[key], limits[key]];
  const repeats = mostRepeats([definition.selectionSet], measure.fragments);
  return repeats > limits.repeats ? ['repeats', repeats, limits.repeats] : undefined;
}

/** Parses a text into a document that conforms to the schema and the limits, or returns its errors. */
export function readDocument(schema: GraphQLSchema, text: string): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    const errors = validate(schema, document, [...specifiedRules, limitsRule], validation);
    return errors.length ? { errors: errors.slice(0, validation.maxErrors) } : { document };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The document could not be read')] };
  }
}
