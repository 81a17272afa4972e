import type { Database } from '../database/Database.ts';
import { Outbox } from '../mail/Outbox.ts';
import { AuthenticatorApp } from '../secondFactor/AuthenticatorApp.ts';
import { OwnSecondFactor } from '../secondFactor/OwnSecondFactor.ts';
import { Passkeys } from '../secondFactor/Passkeys.ts';
import { PasskeySignIn } from '../secondFactor/PasskeySignIn.ts';
import { SecondFactor } from '../secondFactor/SecondFactor.ts';
import type { IdentityProviderSettings } from '../settings.ts';
import { AuthorizationCookies } from '../socialSignIn/authorizationCookies.ts';
import { LinkedAccounts } from '../socialSignIn/LinkedAccounts.ts';
import { SocialSignIn } from '../socialSignIn/SocialSignIn.ts';
import { Account } from './Account.ts';
import { CookieJar } from './cookies.ts';
import { EmailConfirmation } from './EmailConfirmation.ts';
import { OwnSessions } from './OwnSessions.ts';
import { PasswordReset } from './PasswordReset.ts';
import { deriveKey } from './secrets.ts';
import type { ProvisionCompany, SessionParts } from './SessionParts.ts';
import { Sessions } from './Sessions.ts';
import { SignIn } from './SignIn.ts';
import { SignUp } from './SignUp.ts';
import { Tokens } from './tokens.ts';
import { Impersonations } from './Impersonations.ts';

declare module '../graphql/Context.ts' {
  interface Services {
    /** Sign-in, sessions and related services. */
    session: SessionLayer;
  }
}

/** Settings of the session layer. */
export interface SessionSettings {
  sessionSecret: string;
  publicUrl: string;
  port: number;
  smtpUrl: string | undefined;
  demoResetMinute: number | undefined;
  identityProviders: IdentityProviderSettings[];
}

/** Sign-in and everything related to it, wired up once at startup. */
export class SessionLayer {
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly signIn: SignIn;
  readonly signUp: SignUp;
  readonly passwordReset: PasswordReset;
  readonly confirmation: EmailConfirmation;
  readonly account: Account;
  readonly ownSessions: OwnSessions;
  readonly impersonations: Impersonations;
  readonly secondFactor: SecondFactor;
  readonly ownSecondFactor: OwnSecondFactor;
  readonly passkeySignIn: PasskeySignIn;
  readonly socialSignIn: SocialSignIn;
  readonly linkedAccounts: LinkedAccounts;
  readonly journeyCookies: AuthorizationCookies;
  /** Session cookies for the configured public URL. */
  readonly cookies: CookieJar;

  constructor(
    readonly database: Database,
    readonly settings: SessionSettings,
    provisionCompany: ProvisionCompany,
  ) {
    const { publicUrl } = settings;
    this.sessions = new Sessions(database, new Tokens(settings.sessionSecret));
    this.outbox = new Outbox(settings.smtpUrl !== undefined);
    const parts: SessionParts = { database, sessions: this.sessions, outbox: this.outbox, provisionCompany, publicUrl };
    const app = new AuthenticatorApp(deriveKey(settings.sessionSecret, 'authenticator app'));
    this.secondFactor = new SecondFactor(parts, app, new Passkeys(publicUrl));
    this.signIn = new SignIn(parts, this.secondFactor);
    this.ownSecondFactor = new OwnSecondFactor(this.secondFactor, this.signIn);
    this.socialSignIn = new SocialSignIn(parts, this.secondFactor, settings.identityProviders);
    this.linkedAccounts = new LinkedAccounts(this.ownSecondFactor);
    this.journeyCookies = new AuthorizationCookies(deriveKey(settings.sessionSecret, 'identity provider'));
    this.passkeySignIn = new PasskeySignIn(this.secondFactor);
    this.confirmation = new EmailConfirmation(parts);
    this.signUp = new SignUp(parts, this.confirmation);
    this.passwordReset = new PasswordReset(parts);
    this.account = new Account(parts, this.signIn);
    this.ownSessions = new OwnSessions(parts);
    this.impersonations = new Impersonations(parts);
    this.cookies = new CookieJar(publicUrl);
  }
}
