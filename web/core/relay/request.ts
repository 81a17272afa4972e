import { currentLanguage } from '../i18n/languageStore.ts';
import { localeOf } from '../i18n/languages.ts';
import { demandSecondFactor, expireSession } from '../session/returnPath.ts';
import { currentSession, storeSession } from '../session/session.ts';
import { RequestFailed } from './RequestFailed.ts';
import { noteServerTime } from './serverClock.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; messageId?: string; requestId?: string } }[];
}

/** Returns the headers of every request: access token and language. */
export function headers(): Record<string, string> {
  const { token } = currentSession();
  return { 'accept-language': localeOf[currentLanguage()], ...(token && { authorization: `Bearer ${token}` }) };
}

/**
 * Sends a persisted operation and stores a renewed token. A session that the server no longer knows is expired and leads to sign-in.
 * Throws RequestFailed when there is nothing to show; a missing record (NOT_FOUND) counts only for a screen or a mutation.
 */
export async function request(
  documentId: string | null,
  variables: Record<string, unknown>,
  {
    isMutation = false,
    isScreen = false,
    files,
  }: { isMutation?: boolean; isScreen?: boolean; files?: Record<string, File | Blob> | null } = {},
): Promise<Answer> {
  const sent = currentSession().token;
  const sending = files
    ? import('./sendFiles.ts').then(({ sendFiles }) => sendFiles(documentId, variables, { files, headers: headers() }))
    : fetch('/graphql', {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ documentId, variables }),
      });
  const response = await sending.catch(() => {
    throw new RequestFailed('OFFLINE', undefined, 'no answer');
  });
  noteServerTime(response.headers.get('date'));
  const isSame = sent === currentSession().token;
  const renewed = response.headers.get('x-renewed-token');
  if (renewed && isSame) storeSession({ token: renewed });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const { errors = [] } = answer;
  const missing = isScreen ? errors.find(({ extensions }) => extensions?.code === 'NOT_FOUND') : undefined;
  const error = missing ?? errors.at(0);
  const code = (response.status === 503 ? 'OFFLINE' : error?.extensions?.code) ?? (error ? 'INTERNAL' : codeOf(response));
  if (code === 'UNAUTHENTICATED' && sent && isSame) expireSession();
  if (error?.extensions?.messageId === 'secondFactorDemanded' && isSame) demandSecondFactor();
  // A dialog shows its own message for a missing record: the screen below it still has its data.
  const isAnswered = answer.data && (code === 'NOT_FOUND' || Object.values(answer.data).some(value => value !== null));
  if (code && (!isAnswered || isMutation || missing))
    throw new RequestFailed(
      code,
      error?.extensions?.requestId ?? response.headers.get('x-request-id') ?? undefined,
      error?.message ?? response.statusText,
    );
  return answer;
}

/** Derives the error code of a response without GraphQL errors. 502 to 504 come from a proxy whose server is unreachable. */
function codeOf({ status, ok }: Response): string | undefined {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status >= 502 && status <= 504) return 'OFFLINE';
  return ok ? undefined : 'INTERNAL';
}
