import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Has the browser sign with a passkey; undefined when its user has none, or would not. The code for it is loaded when first asked. */
export async function askForPasskey(options: unknown): Promise<object | undefined> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  } catch {
    return undefined;
  }
}
