import { graphql } from 'react-relay';
import type { Language } from '../i18n/languages.ts';
import type { Language as LanguageCode, rememberPreferencesMutation } from '../relay/generated/rememberPreferencesMutation.graphql.ts';
import { isSignedIn } from './session.ts';
import { impersonationIn } from './impersonation.ts';

/**
 * Saves the chosen language, theme or density of lists on the server, so that other devices start with it. Failures are ignored: the choice already applies
 * on this device.
 */
export function rememberPreferences({ language, dark, roomy }: { language?: Language; dark?: boolean; roomy?: boolean }): void {
  if (!isSignedIn() || impersonationIn()) return;
  const mutation = graphql`
    mutation rememberPreferencesMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        ...saving_payload
      }
    }
  `;
  const input = {
    ...(language && { language: language.toUpperCase() as LanguageCode }),
    ...(dark !== undefined && { theme: dark ? ('DARK' as const) : ('LIGHT' as const) }),
    ...(roomy !== undefined && { listDensity: roomy ? ('ROOMY' as const) : ('COMPACT' as const) }),
  };
  void import('../relay/commit.ts').then(({ commit }) => commit<rememberPreferencesMutation>(mutation, { input })).catch(() => undefined);
}
