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

/** How much one operation may ask (reliability, rows 1 to 4). Introspection, answered from memory, may go deeper. */
export const limits = {
  depth: 11,
  introspectionDepth: 18,
  aliases: 60,
  directives: 40,
  /** Commands of one mutation, streams of one subscription. */
  rootFields: 10,
  fields: 1_000,
  /** Selections of one object that are merged: a screen's parts each ask for what they show of it. */
  repeats: 30,
  cost: 20_000,
  tokens: 2_000,
};

/** How a document is held against the schema: errors that are told of it, and nothing of the schema's own names. */
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
          const beyond = beyondLimits(measure, definition);
          if (!beyond) continue;
          refuse(...beyond);
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

/** The first limit that a definition exceeds: its name, what is used of it, and what is allowed. Throws FragmentCycle. */
function beyondLimits(measure: Measure, definition: DefinitionNode): [what: string, used: number, allowed: number] | undefined {
  const measured = measure.of(definition);
  if (!measured || !('selectionSet' in definition)) return undefined;
  const isCommand = definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query';
  for (const [key, what] of measures)
    if (measured[key] > limits[key] && (key !== 'rootFields' || isCommand)) return [what, measured[key], limits[key]];
  const repeats = mostRepeats([definition.selectionSet], measure.fragments);
  return repeats > limits.repeats ? ['repeats', repeats, limits.repeats] : undefined;
}

/** A text as a document that keeps to the schema and the limits, or what is wrong with it. */
export function readDocument(schema: GraphQLSchema, text: string): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    const errors = validate(schema, document, [...specifiedRules, limitsRule], validation);
    return errors.length ? { errors: errors.slice(0, validation.maxErrors) } : { document };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The document could not be read')] };
  }
}
