const own = [
  'CredentialsSignin',
  'SessionRequired',
  'OAuthAccountNotLinked',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'WrongCode',
  'SecondFactorRequired',
  'EmailSignin',
  'AccessDenied',
  'Configuration',
  'Verification',
  'TooManyAttempts',
  'UserInactive',
  'RoleInactive',
  'CompanySuspended',
];
const otherAccount = ['Signin', 'EmailCreateAccount', 'Callback'];

/**
 * The message id of the `error` that the session layer puts into the sign-in URL (session-layer §5). Case-insensitive; unknown codes get
 * the default text.
 */
export function signInErrorId(error: string): string {
  const same = (code: string) => code.toLowerCase() === error.toLowerCase();
  const known = own.find(same) ?? (otherAccount.some(same) ? 'other' : 'default');
  return `signIn.error.${known}`;
}
