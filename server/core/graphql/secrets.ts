import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { Extensions } from 'type-graphql';

/** PROOF shows who somebody is: a typed password, a code. TOLD is any other secret: a password to be set, a key or link told once. */
type SecretKind = 'PROOF' | 'TOLD';

/**
 * Stands on a field of an input or of a payload that nobody else may learn. Nothing of it is kept under an idempotency key, neither hashed nor
 * answered a second time; a command that carries a PROOF is done anew each time, so that no key stands in for the proof.
 */
export const Secret = (kind: SecretKind = 'TOLD') => Extensions({ secret: kind });

/** What `@Secret` says of a field. */
export const secretOf = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }) => extensions.secret as SecretKind | undefined;

/** An input without its secrets, and whether a proof was among them. */
export interface Said {
  said: unknown;
  isProof: boolean;
}

/** Leaves the secrets out of an input's value, those of inputs within it too. */
export function withoutSecrets(type: GraphQLInputType, value: unknown): Said {
  const of = getNullableType(type);
  if (value === null || value === undefined || !holdsSecrets(of)) return { said: value, isProof: false };
  if (isListType(of)) {
    const each = (value as unknown[]).map(one => withoutSecrets(of.ofType, one));
    return { said: each.map(({ said }) => said), isProof: each.some(({ isProof }) => isProof) };
  }
  let isProof = false;
  const fields = isInputObjectType(of) ? of.getFields() : {};
  const said = Object.entries(value as Record<string, unknown>).flatMap(([name, given]) => {
    const field = fields[name];
    const kind = field && secretOf(field);
    if (kind) {
      isProof ||= kind === 'PROOF' && given !== null && given !== undefined;
      return [];
    }
    const inner = field ? withoutSecrets(field.type, given) : { said: given, isProof: false };
    isProof ||= inner.isProof;
    return [[name, inner.said]];
  });
  return { said: Object.fromEntries(said), isProof };
}

const known = new WeakMap<object, boolean>();

/** Whether a type has a secret in it anywhere. Most have none, and are hashed as they are. */
function holdsSecrets(type: GraphQLInputType): boolean {
  const of = getNullableType(type);
  if (isListType(of)) return holdsSecrets(of.ofType);
  if (!isInputObjectType(of)) return false;
  let holds = known.get(of);
  if (holds === undefined) {
    // An input that holds itself is asked once.
    known.set(of, false);
    holds = Object.values(of.getFields()).some(field => !!secretOf(field) || holdsSecrets(field.type));
    known.set(of, holds);
  }
  return holds;
}
