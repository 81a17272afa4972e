import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { Extensions } from 'type-graphql';

/** PROOF is evidence of identity: a typed password, a code. TOLD is any other secret: a password to be set, a key or link shown once. */
type SecretKind = 'PROOF' | 'TOLD';

/**
 * Marks an input or payload field as secret. It is not stored under an idempotency key, neither hashed nor returned a second time; a
 * command with a PROOF runs every time, so that no key can replace the proof.
 */
export const Secret = (kind: SecretKind = 'TOLD') => Extensions({ secret: kind });

/** Returns the `@Secret` of a field. */
export const secretOf = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }) => extensions.secret as SecretKind | undefined;

/** An input without its secrets, and whether it contained a proof. */
export interface RedactedInput {
  said: unknown;
  isProof: boolean;
}

/** Removes the secrets from an input's value, including nested inputs. */
export function redactSecrets(type: GraphQLInputType, value: unknown): RedactedInput {
  const of = getNullableType(type);
  if (value === null || value === undefined || !holdsSecrets(of)) return { said: value, isProof: false };
  if (isListType(of)) {
    const each = (value as unknown[]).map(one => redactSecrets(of.ofType, one));
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
    const inner = field ? redactSecrets(field.type, given) : { said: given, isProof: false };
    isProof ||= inner.isProof;
    return [[name, inner.said]];
  });
  return { said: Object.fromEntries(said), isProof };
}

const known = new WeakMap<object, boolean>();

/** Whether a type contains a secret at any depth. Most do not, and are hashed as they are. */
function holdsSecrets(type: GraphQLInputType): boolean {
  const of = getNullableType(type);
  if (isListType(of)) return holdsSecrets(of.ofType);
  if (!isInputObjectType(of)) return false;
  let holds = known.get(of);
  if (holds === undefined) {
    // Guards against input types that contain themselves.
    known.set(of, false);
    holds = Object.values(of.getFields()).some(field => !!secretOf(field) || holdsSecrets(field.type));
    known.set(of, holds);
  }
  return holds;
}
