import { Kind, parse, print, type DocumentNode, type FieldNode, type OperationDefinitionNode } from '@0no-co/graphql.web';

/** An operation as it is sent. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  /** Names of the payloads in the data; none of a query. */
  payloads: string[];
  /** Whether it may be sent again without knowing what became of it. */
  isRepeatable: boolean;
}

const errors = (parse('{ errors { field code params message } }').definitions[0] as OperationDefinitionNode).selectionSet.selections[0];

/** Prints an operation. A mutation gets an idempotency key, and the selection of its errors. */
export function prepareOperation(
  { definitions }: { readonly definitions: readonly unknown[] },
  variables: Record<string, unknown>,
): Operation {
  const all = definitions as DocumentNode['definitions'];
  const operation = all.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)!;
  if (operation.operation !== 'mutation')
    return { query: print({ kind: Kind.DOCUMENT, definitions: all }), variables, payloads: [], isRepeatable: true };
  const fields = operation.selectionSet.selections.filter((each): each is FieldNode => each.kind === Kind.FIELD);
  const complete: OperationDefinitionNode = {
    ...operation,
    selectionSet: {
      ...operation.selectionSet,
      selections: fields.map(field => ({
        ...field,
        selectionSet: { kind: Kind.SELECTION_SET, selections: [errors, ...(field.selectionSet?.selections ?? [])] },
      })),
    },
  };
  const name = fields.length === 1 ? inputOf(fields[0]) : undefined;
  return {
    query: print({ kind: Kind.DOCUMENT, definitions: all.map(each => (each === operation ? complete : each)) }),
    variables:
      name === undefined ? variables : { ...variables, [name]: { clientMutationId: crypto.randomUUID(), ...(variables[name] as object) } },
    payloads: fields.map(({ alias, name }) => (alias ?? name).value),
    isRepeatable: name !== undefined,
  };
}

/** Returns the name of the variable that is a mutation's input. */
function inputOf({ arguments: values }: FieldNode): string | undefined {
  const value = values?.find(({ name }) => name.value === 'input')?.value;
  return value?.kind === Kind.VARIABLE ? value.name.value : undefined;
}
